/** What the server answers and is asked for, made from the description of its API.
 *
 * After a change of the models in `src/grognard/server/http`: `python -m tests.server.http.make_types`.
 */

export type paths = Record<string, never>;
export type webhooks = Record<string, never>;
export interface components {
    schemas: {
        /** @description The address that a link was about. */
        Address: {
            email: string;
        };
        /** @description A proposal made when the table stood at `seq`; `to` is the entry to go back to. */
        Asking: {
            seat: string;
            seq: number;
            /** @enum {string} */
            kind: "back" | "pause" | "resume";
            to?: number;
        };
        /** @description An undo, made when the table stood at `seq`. */
        Back: {
            seat: string;
            seq: number;
            differences?: boolean;
        };
        /** @description All that a page needs to show a game. */
        BoardFile: {
            /** @description Whether the labels of cells are printed on the map. */
            numbered: boolean;
            width: number;
            height: number;
            cells: {
                [key: string]: components["schemas"]["Cell"];
            };
            counter: components["schemas"]["CounterSize"];
            legend: components["schemas"]["LegendEntry"][];
            units: {
                [key: string]: components["schemas"]["UnitInfo"];
            };
            /** @description The names behind the numbers in a prompt's arguments, by kind. */
            order: {
                [key: string]: string[];
            };
            places: components["schemas"]["Place"][];
            verbs: {
                [key: string]: components["schemas"]["Verb"];
            };
            /** @description What arguments of other kinds than units, cells and directions are called, by kind. */
            names?: {
                [key: string]: {
                    [key: string]: string;
                };
            };
            sides: {
                [key: string]: string;
            };
            /** @description How sentences call the sides. */
            forms: {
                [key: string]: components["schemas"]["NameForms"];
            };
            phases: {
                [key: string]: string;
            };
            turns: {
                [key: string]: string;
            };
            charts: components["schemas"]["Chart"][];
            rules: {
                [key: string]: components["schemas"]["RuleNamed"];
            };
            marks: {
                [key: string]: string;
            };
            /** @description The letters of marks that have one. */
            signs: {
                [key: string]: string;
            };
            /** @description How many faces the die has that has the most, where a game says it; the usual die has six. */
            faces?: number;
            results: {
                [key: string]: string;
            };
            /** @description How good a result is for the attacker: good, even or bad. */
            tones: {
                [key: string]: string;
            };
            markers: components["schemas"]["MarkerList"][];
            readings: components["schemas"]["Reading"][];
            panels: components["schemas"]["PanelLook"][];
            tracks?: components["schemas"]["TrackLook"][];
            overlays?: components["schemas"]["OverlayLook"][];
            /** @description What a side may be asked for its reaction to, and give standing orders about. */
            windows?: {
                [key: string]: string;
            };
            /** @description The option without which some of them never open. */
            window_options?: {
                [key: string]: string;
            };
            /** @description What may end a standing order; the page itself has words for `turn` and `phase`. */
            until?: {
                [key: string]: string;
            };
            sample: components["schemas"]["Sample"];
        };
        /** @description The text of a record. */
        Brought: {
            record: string;
        };
        /** @description How long a seat may think: each time anew, or in the whole game. */
        Budget: {
            /** @enum {string} */
            kind: "turn" | "reserve";
            minutes: number;
        };
        /** @description How long a seat may think. */
        BudgetShown: {
            /** @enum {string} */
            kind: "turn" | "reserve";
            minutes: number;
        };
        /** @description A cell of the sheet: its middle, its outline, and what is found there. */
        Cell: {
            x: number;
            y: number;
            polygon: [
                number,
                number
            ][];
            terrain: string;
            name?: string;
            /** @description What else is found there, on a map without rules. */
            notes?: string[];
        };
        /** @description The exact chances of something else that the roll decides, of a counter if it concerns one alone. */
        ChancesShown: {
            text: string;
            unit: string | null;
            chances: {
                [key: string]: string;
            };
        };
        /** @description The same for someone who has the view after entry `base`, and takes differences. */
        ChangesMessage: {
            seq: number;
            at: number;
            /** @enum {string} */
            status: "open" | "running" | "finished";
            viewpoint: string;
            /** @description The sides of each seat, which may change hands. */
            held: {
                [key: string]: string[];
            };
            can_undo: boolean;
            /** @description Why the last action can't be taken back, where one sits at a game that is being played. */
            why_no_undo: string;
            clocks: {
                [key: string]: components["schemas"]["ClockShown"];
            };
            log: components["schemas"]["LogLine"][];
            outcome: components["schemas"]["EndedInWords"] | null;
            /** @constant */
            type: "state";
            keep: number;
            base: number;
            /** @description What turns that view into the present one; its form is described in `server/live/differences.py`. */
            changes: components["schemas"]["JsonValue"];
        };
        /** @description A table of the rules. */
        Chart: {
            title: string;
            columns: string[];
            rows: string[][];
        };
        /** @description Something that was said at a table. */
        ChatLine: {
            id: number;
            name: string;
            text: string;
            at: number;
            me: boolean;
        };
        /** @description Someone said something. */
        ChatMessage: {
            id: number;
            name: string;
            text: string;
            at: number;
            me: boolean;
            /** @constant */
            type: "chat";
        };
        /** @description A seat whose time is over: the game is won, or a computer player goes on for it. */
        Claim: {
            seat: string;
            late: string;
            win: boolean;
        };
        /** @description The seconds that a seat has left, and whether its clock runs. */
        ClockShown: {
            left: number | null;
            runs: boolean;
        };
        /** @description A column of a table in the view. */
        Column: {
            field: string;
            name: string;
            values?: {
                [key: string]: string;
            };
            /** @description Whether the field is a cell. */
            cell?: boolean;
            /** @description Whether the field is a seat, which has for a role what the first column says. */
            seat?: boolean;
            /** @description The field of which this one is a part. */
            of?: string;
        };
        /** @description How many rows of a game's components are printed, derived or reconstructed. */
        Components: {
            printed: number;
            derived: number;
            reconstructed: number;
        };
        /** @description Computer players: who wait for a worker, processes that had to be ended, tables that are stuck. */
        ComputersShown: {
            waiting: number;
            hung: number;
            died: number;
            stuck: number;
        };
        /** @description How counters stand on the sheet: their edge, the steps and piles of a stack, how high it may reach. */
        CounterSize: {
            edge: number;
            up: number;
            right: number;
            lift: number;
            head: number;
            tallest: number;
            pile: number;
            gap: number;
        };
        /** @description What a side must choose now. */
        DecisionShown: {
            prompt: string;
            args: {
                [key: string]: unknown;
            };
            /** @description The prompt in words. */
            text: string;
            options: {
                [key: string]: string[][];
            };
            /** @description What verbs are called now, where not as usual. */
            labels: {
                [key: string]: string;
            };
            /** @description What must be done before the option that leads on is offered, and why. */
            owed: components["schemas"]["Reason"] | null;
            /** @description What an option gives up, where it gives something up. */
            gives_up: {
                [key: string]: components["schemas"]["Reason"];
            };
        };
        /**
         * @description A throw: its number in the game, the die's sides, what came up, after which action, and the log.
         *
         *     One that only some sides saw when it fell says which; such throws are numbered apart.
         */
        Die: {
            number: number;
            sides: number;
            value: number;
            seen_by: string[] | null;
            at: number;
            text: string;
        };
        /** @description How a table ended. */
        Ended: {
            winners: string[];
            rule: string;
            scores: {
                [key: string]: number;
            };
            resigned: string | null;
            late?: string | null;
            left?: string | null;
        };
        /** @description How a table ended, also in words. */
        EndedInWords: {
            winners: string[];
            rule: string;
            scores: {
                [key: string]: number;
            };
            resigned: string | null;
            late?: string | null;
            left?: string | null;
            text: string;
        };
        /** @description A table after an entry, as a seat saw it, and the entry's line of the log if it still counts. */
        EntryShown: {
            at: number;
            view: components["schemas"]["View"];
            line: components["schemas"]["LogLine"] | null;
        };
        /** @description Something that the rules did. */
        EventShown: {
            message: string;
            kind: string;
            rules: string[];
            args: {
                [key: string]: unknown;
            };
            text: string;
        };
        /** @description How a roll comes about, and the exact chances of its results, as fractions. */
        ForecastShown: {
            headline: components["schemas"]["HeadlineShown"][];
            column: string;
            sums: components["schemas"]["SumShown"][];
            chances: {
                [key: string]: string;
            };
            besides: components["schemas"]["ChancesShown"][];
            attackers: string[];
            defenders: string[];
            notes: components["schemas"]["Reason"][];
            consequences: {
                [key: string]: components["schemas"]["Reason"];
            };
        };
        /** @description The address that you have verified for your account. */
        Forgotten: {
            email: string;
        };
        /** @description A game with its scenarios and computer players. */
        GameOffered: {
            name: string;
            title: string;
            summary: string;
            length: string;
            difficulty: number;
            learning: string;
            components: components["schemas"]["Components"];
            levels: string[];
            guide: boolean;
            scenarios: components["schemas"]["ScenarioOffered"][];
        };
        /** @description Whether the proposal is granted, and where the table stands now. */
        Granted: {
            granted: boolean;
            seq: number;
        };
        /**
         * @description The steps of a guide, and where the learner is after entry `seq`.
         *
         *     The steps from `first` to before `last` are to be read. At `last` one of `lines` counts, or an undo; when
         *     there is neither, it is the end.
         */
        Guidance: {
            seq: number;
            first: number;
            last: number;
            lines: string[];
            undo: boolean;
            steps: components["schemas"]["GuideStep"][];
        };
        /** @description One step in words, and what it points at. */
        GuideStep: {
            title: string;
            text: string;
            rules: string[];
            units: string[];
            cells: string[];
            part: ("turn" | "orders" | "forecast" | "news" | "undo" | "score") | null;
        };
        HTTPValidationError: {
            detail?: components["schemas"]["ValidationError"][];
        };
        /** @description A chance that a player asks for first, as a fraction. */
        HeadlineShown: {
            text: string;
            chance: string;
        };
        /** @description That the server is up. */
        Health: {
            /** @constant */
            status: "ok";
            computers: components["schemas"]["ComputersShown"];
        };
        /** @description The seats whose players are at the table. */
        HereMessage: {
            /** @constant */
            type: "here";
            seats: string[];
        };
        JsonValue: unknown;
        /** @description The password, asked for again before an account is deleted. */
        Leave: {
            password: string;
        };
        /** @description Something that the map shows: a sample of it as a picture, and where it has one its colour. */
        LegendEntry: {
            kind: string;
            key: string;
            text: string;
            colour: string;
            sample: string;
        };
        /**
         * @description One line of what a roll comes to, and by which rule.
         *
         *     The value is a whole number, a fraction or a word: a counter's strength (`unit`), a factor (`times`), or
         *     what is added.
         */
        LineShown: {
            rule: string;
            text: string;
            value: string;
            times: boolean;
            unit: string | null;
        };
        /** @description The token in the link of a mail. */
        Link: {
            token: string;
        };
        /** @description An entry of a table's log. */
        LogLine: {
            seq: number;
            kind: string;
            seat: string | null;
            side: string | null;
            action: string | null;
            text: string;
            rules: string[];
            events: components["schemas"]["EventShown"][];
            at: number;
        };
        /** @description A map to look at, with the size of its hexes from side to side. */
        MapOffered: {
            name: string;
            title: string;
            columns: number;
            rows: number;
            hex_metres: number;
            components: components["schemas"]["Components"];
        };
        /** @description A point of a table's log, and a name for it. */
        Mark: {
            at: number;
            name: string;
        };
        /** @description A bookmark. */
        Marked: {
            id: number;
            at: number;
            name: string;
        };
        /** @description A list in the view of things on cells or edges. */
        MarkerList: {
            list: string;
            cell?: string;
            edge?: string;
            key?: string;
            /** @description The field with the name of the thing itself, which stands before what it is. */
            named?: string;
            /** @description Whether they are drawn larger than others. */
            large?: boolean;
            looks: {
                [key: string]: components["schemas"]["MarkerLook"];
            };
        };
        /** @description What a marker is called and looks like. */
        MarkerLook: {
            name: string;
            colour: string;
            sign: string;
        };
        /** @description The user that the server knows you as. */
        Me: {
            id: string;
            name: string;
            guest: boolean;
            /** @enum {string} */
            language: "en" | "fr";
            notice: string | null;
        };
        /** @description What the socket of a table sends; `type` says which message it is. */
        Message: components["schemas"]["StateMessage"] | components["schemas"]["ChangesMessage"] | components["schemas"]["SeatsMessage"] | components["schemas"]["ChatMessage"] | components["schemas"]["HereMessage"] | components["schemas"]["ThinkingMessage"] | components["schemas"]["TroubleMessage"] | components["schemas"]["PongMessage"];
        /**
         * @description An action, made when the table stood at `seq`, and what is to follow it.
         *
         *     All of it counts or nothing, but a die or a reveal ends it: what comes after is left out. With `forced`
         *     the server goes on where the rules leave one thing to name and nothing else.
         */
        Move: {
            seat: string;
            seq: number;
            action: string;
            side?: string | null;
            then?: string[];
            forced?: boolean;
            differences?: boolean;
        };
        /** @description What you may change about yourself. */
        MyChange: {
            name?: string | null;
            language?: ("en" | "fr") | null;
        };
        /** @description How sentences call a seat: with its article, after “of” and “to”, in which number and gender. */
        NameForms: {
            the: string;
            of: string;
            to: string;
            number: string;
            gender: string;
        };
        /** @description The name (2 to 40 characters) and password of a new account. */
        NewAccount: {
            name: string;
            password: string;
        };
        /** @description An address that mail may go to once it is verified. */
        NewEmail: {
            email: string;
        };
        /** @description The current password and the new one. */
        NewPassword: {
            old: string;
            new: string;
        };
        /** @description An address (http or https, public) that is called with a signed POST. */
        NewWebhook: {
            url: string;
        };
        /** @description One thing that happened: in which entry, whose, of which kind, and in words. */
        News: {
            seq: number;
            seat: string | null;
            kind: string;
            text: string;
            rules: string[];
        };
        /** @description A private note. */
        Note: {
            text: string;
        };
        /** @description Your private note. */
        NoteShown: {
            text: string;
        };
        /** @description What to switch; `scope`: tables played by turns, or all while you have none open. */
        NoticesChange: {
            email_on?: boolean | null;
            webhook_on?: boolean | null;
            scope?: ("turns" | "all") | null;
        };
        /** @description What you want to be told, and whether this server can send mail at all. */
        NoticesShown: {
            can_mail: boolean;
            email: string | null;
            verified: boolean;
            email_on: boolean;
            webhook: string | null;
            webhook_on: boolean;
            /** @enum {string} */
            scope: "turns" | "all";
        };
        /** @description A rule that players may choose. */
        OptionOffered: {
            name: string;
            title: string;
            summary: string;
            rule: string;
            default: boolean;
            /** @description Those that the rule brings in place of the scenario's. */
            seats: components["schemas"]["SeatOffered"][] | null;
        };
        /** @description A standing order of a side: to let all windows of a name pass until something happens. */
        OrderShown: {
            side: string;
            window: string;
            until: string;
        };
        /** @description Something that can be laid over the board. */
        OverlayLook: {
            name: string;
            title: string;
            /** @description Whether it is about one unit. */
            unit?: boolean;
            /** @description The option without which it shows nothing. */
            option?: string;
            tones: {
                [key: string]: components["schemas"]["Tone"];
            };
        };
        /** @description A list in the view that is shown as a table. */
        PanelLook: {
            list: string;
            title: string;
            columns: components["schemas"]["Column"][];
        };
        /** @description A place beside the map where units stand. */
        Place: {
            id: string;
            title: string;
        };
        /** @description A point of a table's log; the last one, unless told. */
        Point: {
            at?: number | null;
        };
        /** @description A side's score, then and now. */
        Points: {
            side: string;
            before: number;
            after: number;
        };
        /** @description The answer to a ping. */
        PongMessage: {
            /** @constant */
            type: "pong";
        };
        /** @description The body of every error. */
        Problem: {
            error: string;
            field?: string | null;
            message: string;
            rule?: string | null;
        };
        /** @description What one seat asks of the others. */
        ProposalShown: {
            id: string;
            /** @enum {string} */
            kind: "back" | "pause" | "resume";
            seat: string;
            to: number | null;
            accepted: string[];
            refused: string | null;
            waits_for: string[];
            mine: boolean;
            asks_me: boolean;
        };
        /** @description A number or word in the view that is shown beside the map. */
        Reading: {
            path: string;
            name: string;
            values?: {
                [key: string]: string;
            };
            /** @description Whether the values follow on each other, and are shown with the orders. */
            steps?: boolean;
        };
        /** @description Why something can't be done now, or why it is as it is. */
        Reason: {
            rule: string;
            text: string;
        };
        /** @description A summary of what happened after an entry (-1: from the set-up on) up to another. */
        RecapShown: {
            after: number;
            to: number;
            news: components["schemas"]["News"][];
            moves: number;
            score: components["schemas"]["Points"][];
        };
        /** @description The token in the link of the mail, and the new password. */
        Recovery: {
            token: string;
            password: string;
        };
        /** @description The answer to a proposal. */
        Reply: {
            proposal: string;
            accept: boolean;
        };
        /** @description How players cite a rule, and what it says. */
        RuleNamed: {
            name: string;
            text: string;
        };
        /** @description A counter to explain, where the game has one. */
        Sample: {
            unit?: string;
            parts?: components["schemas"]["SamplePart"][];
        };
        /** @description What a place on the sample counter means, and to which side its line leads. */
        SamplePart: {
            at: [
                number,
                number
            ];
            /** @enum {string} */
            side: "left" | "right" | "top" | "bottom";
            text: string;
        };
        /** @description A way to play a game. */
        ScenarioOffered: {
            name: string;
            title: string;
            summary: string;
            length: string;
            rule: string;
            secrets: boolean;
            seats: components["schemas"]["SeatOffered"][];
            options: components["schemas"]["OptionOffered"][];
        };
        /** @description A seat, and the invitation to it. */
        SeatAsked: {
            seat: string;
            token?: string | null;
        };
        /** @description A seat of a scenario. */
        SeatOffered: {
            name: string;
            title: string;
            forms: components["schemas"]["NameForms"];
            sides: components["schemas"]["SideNamed"][];
        };
        /** @description A seat at a table, and who holds it. */
        SeatShown: {
            seat: string;
            title: string;
            forms: components["schemas"]["NameForms"];
            sides: string[];
            /** @enum {string} */
            kind: "open" | "invite" | "computer" | "human";
            level: string | null;
            name: string | null;
            me: boolean;
        };
        /** @description Who shall hold a seat. */
        SeatWish: {
            /** @enum {string} */
            kind: "me" | "open" | "invite" | "computer";
            level?: string | null;
        };
        /** @description The seats have changed, or what their players agree on. */
        SeatsMessage: {
            /** @constant */
            type: "seats";
            table: components["schemas"]["TableDetail"];
        };
        /** @description The key of the signatures; it is shown only once. */
        Secret: {
            secret: string;
        };
        /** @description A table with its view. */
        Seen: {
            seq: number;
            at: number;
            /** @enum {string} */
            status: "open" | "running" | "finished";
            viewpoint: string;
            /** @description The sides of each seat, which may change hands. */
            held: {
                [key: string]: string[];
            };
            can_undo: boolean;
            /** @description Why the last action can't be taken back, where one sits at a game that is being played. */
            why_no_undo: string;
            clocks: {
                [key: string]: components["schemas"]["ClockShown"];
            };
            log: components["schemas"]["LogLine"][];
            outcome: components["schemas"]["EndedInWords"] | null;
            view: components["schemas"]["View"];
        };
        /** @description A device on which you are known; `used` is right to the hour, `this` is the one that asks. */
        SessionShown: {
            id: string;
            created: number;
            used: number;
            device: string;
            this: boolean;
        };
        /** @description A sheet with cells on it; the map of a game that has no rules yet is no more than that. */
        Sheet: {
            /** @description Whether the labels of cells are printed on the map. */
            numbered: boolean;
            width: number;
            height: number;
            cells: {
                [key: string]: components["schemas"]["Cell"];
            };
            counter: components["schemas"]["CounterSize"];
            legend: components["schemas"]["LegendEntry"][];
        };
        /** @description A side and how it is called. */
        SideNamed: {
            name: string;
            title: string;
        };
        /** @description A name and its password. */
        SignIn: {
            name: string;
            password: string;
        };
        /**
         * @description A standing order to be given (`order <window> <until>`) or withdrawn (`withdraw <window>`).
         *
         *     It needs no number: it counts whatever happened meanwhile. `known` is the last entry that its seat knows.
         */
        StandingOrder: {
            seat: string;
            action: string;
            known: number;
            side?: string | null;
            differences?: boolean;
        };
        /** @description The table has changed; of the log known before, lines after `keep` count no more. */
        StateMessage: {
            seq: number;
            at: number;
            /** @enum {string} */
            status: "open" | "running" | "finished";
            viewpoint: string;
            /** @description The sides of each seat, which may change hands. */
            held: {
                [key: string]: string[];
            };
            can_undo: boolean;
            /** @description Why the last action can't be taken back, where one sits at a game that is being played. */
            why_no_undo: string;
            clocks: {
                [key: string]: components["schemas"]["ClockShown"];
            };
            log: components["schemas"]["LogLine"][];
            outcome: components["schemas"]["EndedInWords"] | null;
            view: components["schemas"]["View"];
            /** @constant */
            type: "state";
            keep: number;
        };
        /** @description The entries that count, in order, and where turns begin. */
        Steps: {
            line: number[];
            turns: components["schemas"]["Turn"][];
        };
        /** @description What the lines of a kind come to. */
        SumShown: {
            kind: string;
            title: string;
            total: string;
            lines: components["schemas"]["LineShown"][];
        };
        /** @description A table with all that you may know about it, but for the view. */
        TableDetail: {
            id: string;
            game: string;
            scenario: string;
            options: {
                [key: string]: boolean;
            };
            title: string;
            /** @enum {string} */
            mode: "live" | "hotseat" | "turns" | "record";
            secrets: boolean;
            /** @enum {string} */
            status: "open" | "running" | "finished";
            seq: number;
            turn: number;
            waiting_for: string[];
            spectators: boolean;
            budget: components["schemas"]["BudgetShown"] | null;
            paused: boolean;
            seats: components["schemas"]["SeatShown"][];
            my_seats: string[];
            host: boolean;
            commitment: string;
            dealt: number;
            forked_from: string | null;
            forked_at: number | null;
            rematch_of: string | null;
            guide: boolean;
            outcome: components["schemas"]["Ended"] | null;
            created: number;
            changed: number;
            expires: number | null;
            host_name: string;
            viewpoints: string[];
            version: string;
            invites: {
                [key: string]: string;
            };
            held_before: {
                [key: string]: string[];
            };
            chat: components["schemas"]["ChatLine"][];
            rematch: string | null;
            clocks: {
                [key: string]: components["schemas"]["ClockShown"];
            };
            proposal: components["schemas"]["ProposalShown"] | null;
            may_pause: boolean;
        };
        /** @description A table as a line of the lobby. */
        TableShown: {
            id: string;
            game: string;
            scenario: string;
            options: {
                [key: string]: boolean;
            };
            title: string;
            /** @enum {string} */
            mode: "live" | "hotseat" | "turns" | "record";
            secrets: boolean;
            /** @enum {string} */
            status: "open" | "running" | "finished";
            seq: number;
            turn: number;
            waiting_for: string[];
            spectators: boolean;
            budget: components["schemas"]["BudgetShown"] | null;
            paused: boolean;
            seats: components["schemas"]["SeatShown"][];
            my_seats: string[];
            host: boolean;
            commitment: string;
            dealt: number;
            forked_from: string | null;
            forked_at: number | null;
            rematch_of: string | null;
            guide: boolean;
            outcome: components["schemas"]["Ended"] | null;
            created: number;
            changed: number;
            expires: number | null;
        };
        /** @description A table to be made. */
        TableWish: {
            game: string;
            scenario: string;
            options?: {
                [key: string]: boolean;
            };
            seats: {
                [key: string]: components["schemas"]["SeatWish"];
            };
            /** @enum {string} */
            mode?: "live" | "hotseat" | "turns";
            spectators?: boolean;
            title?: string;
            budget?: components["schemas"]["Budget"] | null;
        };
        /** @description A computer player thinks: how many actions it has chosen, of how many once that is known. */
        ThinkingMessage: {
            /** @constant */
            type: "thinking";
            side: string;
            done: number;
            of: number | null;
        };
        /** @description A tone of the overlay's legend, and a short text. */
        Tint: {
            tone: string;
            text: string;
        };
        /**
         * @description The places of the picks that can be made one after the other, and why the first of the rest cannot.
         *
         *     Nothing bars a pick that only waits for a die, a reveal or another seat's decision.
         */
        Together: {
            goes: number[];
            bar: components["schemas"]["Reason"] | null;
        };
        /** @description How an overlay tints a cell. */
        Tone: {
            name: string;
            colour: string;
            /** @enum {string} */
            pattern: "plain" | "rising" | "falling" | "cross" | "dots";
        };
        /** @description A box of a track, and what it grants. */
        TrackBox: {
            box: number;
            text: string;
        };
        /** @description A row of boxes beside the map, along which markers move. */
        TrackLook: {
            title: string;
            /** @description What the small print of the boxes says. */
            text: string;
            boxes: components["schemas"]["TrackBox"][];
            markers: components["schemas"]["TrackMarker"][];
            /** @description Where the view says which box is the last that can be reached. */
            most?: string;
        };
        /** @description A marker on a track: where the view says in which box it lies, and whether it is turned over. */
        TrackMarker: {
            name: string;
            sign: string;
            colour: string;
            path: string;
            /** @description Where the view says that it lies with its back up, and what that is called. */
            turned?: string;
            turned_name?: string;
        };
        /** @description A computer player failed; what is done about it, in words. */
        TroubleMessage: {
            /** @constant */
            type: "trouble";
            /** @enum {string} */
            kind: "hung" | "trouble";
            text: string;
        };
        /** @description A turn, and the entry that began it. */
        Turn: {
            turn: number;
            at: number;
        };
        /** @description What a unit is called, and what is printed on it. */
        UnitInfo: {
            name: string;
            values: string;
            nation: string;
            scheme: string;
            side0: string;
            /** @description What it is good for, where its face does not say so. */
            about?: string;
        };
        /** @description A unit as a seat sees it. */
        UnitSeen: {
            id: string;
            side: string;
            place: string;
            /** @description Who leads it, where a side has several players; `names.owner` says what he is called. */
            owner?: string;
            cell?: string;
            /** @description The side that is up, where it is not the front: a symbol `u-<id>-<face>` shows it. */
            face?: string;
            /** @description The numbers on that side. */
            values?: string;
            marks?: string[];
            /** @description The direction in which it looks. */
            facing?: string;
        } & {
            [key: string]: components["schemas"]["JsonValue"];
        };
        ValidationError: {
            loc: (string | number)[];
            msg: string;
            type: string;
            input?: unknown;
            ctx?: Record<string, never>;
        };
        /** @description A verb of the game: the kinds of its arguments, and its name. */
        Verb: {
            kinds: string[];
            label: string;
            /** @description Whether its outcome can be forecast. */
            rolls?: boolean;
            /** @description Whether it attacks what it names. */
            strikes?: boolean;
            /** @description Whether it brings units together, one by one, for one deed. */
            gathers?: boolean;
            /** @description Whether its units have buttons, besides being shown on the map. */
            spelt_out?: boolean;
            /** @description Whether it only ends what one unit does, so that a click on the next unit says it too. */
            closes?: boolean;
        };
        /** @description All that a seat may know; a game adds what it likes. */
        View: {
            game: string;
            seat: string;
            waiting_for: string[];
            /** @description Where several sides are asked at once, those that have answered. */
            answered?: string[];
            /** @description The seat's own standing orders. */
            orders?: components["schemas"]["OrderShown"][];
            decisions: {
                [key: string]: components["schemas"]["DecisionShown"];
            };
            /** @description What happened last. */
            events: components["schemas"]["EventShown"][];
            units?: components["schemas"]["UnitSeen"][];
            turn?: number;
            last_turn?: number;
            phase?: string;
            score?: {
                [key: string]: number;
            };
        } & {
            [key: string]: components["schemas"]["JsonValue"];
        };
        /** @description The cells of a move's way, what it costs of how much, and what happens on it. */
        Way: {
            way: string[];
            cost: number | null;
            allowance: number | null;
            price: string | null;
            notes: components["schemas"]["WayNote"][];
        };
        /** @description What happens on the way, and the rules behind it. */
        WayNote: {
            rules: string[];
            text: string;
        };
        /** @description A proposal to be withdrawn. */
        Withdrawal: {
            proposal: string;
        };
        /** @description Something said. */
        Words: {
            text: string;
        };
    };
    responses: never;
    parameters: never;
    requestBodies: never;
    headers: never;
    pathItems: never;
}
export type Address = components['schemas']['Address'];
export type Asking = components['schemas']['Asking'];
export type Back = components['schemas']['Back'];
export type BoardFile = components['schemas']['BoardFile'];
export type Brought = components['schemas']['Brought'];
export type Budget = components['schemas']['Budget'];
export type BudgetShown = components['schemas']['BudgetShown'];
export type Cell = components['schemas']['Cell'];
export type ChancesShown = components['schemas']['ChancesShown'];
export type ChangesMessage = components['schemas']['ChangesMessage'];
export type Chart = components['schemas']['Chart'];
export type ChatLine = components['schemas']['ChatLine'];
export type ChatMessage = components['schemas']['ChatMessage'];
export type Claim = components['schemas']['Claim'];
export type ClockShown = components['schemas']['ClockShown'];
export type Column = components['schemas']['Column'];
export type Components = components['schemas']['Components'];
export type ComputersShown = components['schemas']['ComputersShown'];
export type CounterSize = components['schemas']['CounterSize'];
export type DecisionShown = components['schemas']['DecisionShown'];
export type Die = components['schemas']['Die'];
export type Ended = components['schemas']['Ended'];
export type EndedInWords = components['schemas']['EndedInWords'];
export type EntryShown = components['schemas']['EntryShown'];
export type EventShown = components['schemas']['EventShown'];
export type ForecastShown = components['schemas']['ForecastShown'];
export type Forgotten = components['schemas']['Forgotten'];
export type GameOffered = components['schemas']['GameOffered'];
export type Granted = components['schemas']['Granted'];
export type Guidance = components['schemas']['Guidance'];
export type GuideStep = components['schemas']['GuideStep'];
export type HttpValidationError = components['schemas']['HTTPValidationError'];
export type HeadlineShown = components['schemas']['HeadlineShown'];
export type Health = components['schemas']['Health'];
export type HereMessage = components['schemas']['HereMessage'];
export type JsonValue = components['schemas']['JsonValue'];
export type Leave = components['schemas']['Leave'];
export type LegendEntry = components['schemas']['LegendEntry'];
export type LineShown = components['schemas']['LineShown'];
export type Link = components['schemas']['Link'];
export type LogLine = components['schemas']['LogLine'];
export type MapOffered = components['schemas']['MapOffered'];
export type Mark = components['schemas']['Mark'];
export type Marked = components['schemas']['Marked'];
export type MarkerList = components['schemas']['MarkerList'];
export type MarkerLook = components['schemas']['MarkerLook'];
export type Me = components['schemas']['Me'];
export type Message = components['schemas']['Message'];
export type Move = components['schemas']['Move'];
export type MyChange = components['schemas']['MyChange'];
export type NameForms = components['schemas']['NameForms'];
export type NewAccount = components['schemas']['NewAccount'];
export type NewEmail = components['schemas']['NewEmail'];
export type NewPassword = components['schemas']['NewPassword'];
export type NewWebhook = components['schemas']['NewWebhook'];
export type News = components['schemas']['News'];
export type Note = components['schemas']['Note'];
export type NoteShown = components['schemas']['NoteShown'];
export type NoticesChange = components['schemas']['NoticesChange'];
export type NoticesShown = components['schemas']['NoticesShown'];
export type OptionOffered = components['schemas']['OptionOffered'];
export type OrderShown = components['schemas']['OrderShown'];
export type OverlayLook = components['schemas']['OverlayLook'];
export type PanelLook = components['schemas']['PanelLook'];
export type Place = components['schemas']['Place'];
export type Point = components['schemas']['Point'];
export type Points = components['schemas']['Points'];
export type PongMessage = components['schemas']['PongMessage'];
export type Problem = components['schemas']['Problem'];
export type ProposalShown = components['schemas']['ProposalShown'];
export type Reading = components['schemas']['Reading'];
export type Reason = components['schemas']['Reason'];
export type RecapShown = components['schemas']['RecapShown'];
export type Recovery = components['schemas']['Recovery'];
export type Reply = components['schemas']['Reply'];
export type RuleNamed = components['schemas']['RuleNamed'];
export type Sample = components['schemas']['Sample'];
export type SamplePart = components['schemas']['SamplePart'];
export type ScenarioOffered = components['schemas']['ScenarioOffered'];
export type SeatAsked = components['schemas']['SeatAsked'];
export type SeatOffered = components['schemas']['SeatOffered'];
export type SeatShown = components['schemas']['SeatShown'];
export type SeatWish = components['schemas']['SeatWish'];
export type SeatsMessage = components['schemas']['SeatsMessage'];
export type Secret = components['schemas']['Secret'];
export type Seen = components['schemas']['Seen'];
export type SessionShown = components['schemas']['SessionShown'];
export type Sheet = components['schemas']['Sheet'];
export type SideNamed = components['schemas']['SideNamed'];
export type SignIn = components['schemas']['SignIn'];
export type StandingOrder = components['schemas']['StandingOrder'];
export type StateMessage = components['schemas']['StateMessage'];
export type Steps = components['schemas']['Steps'];
export type SumShown = components['schemas']['SumShown'];
export type TableDetail = components['schemas']['TableDetail'];
export type TableShown = components['schemas']['TableShown'];
export type TableWish = components['schemas']['TableWish'];
export type ThinkingMessage = components['schemas']['ThinkingMessage'];
export type Tint = components['schemas']['Tint'];
export type Together = components['schemas']['Together'];
export type Tone = components['schemas']['Tone'];
export type TrackBox = components['schemas']['TrackBox'];
export type TrackLook = components['schemas']['TrackLook'];
export type TrackMarker = components['schemas']['TrackMarker'];
export type TroubleMessage = components['schemas']['TroubleMessage'];
export type Turn = components['schemas']['Turn'];
export type UnitInfo = components['schemas']['UnitInfo'];
export type UnitSeen = components['schemas']['UnitSeen'];
export type ValidationError = components['schemas']['ValidationError'];
export type Verb = components['schemas']['Verb'];
export type View = components['schemas']['View'];
export type Way = components['schemas']['Way'];
export type WayNote = components['schemas']['WayNote'];
export type Withdrawal = components['schemas']['Withdrawal'];
export type Words = components['schemas']['Words'];
export type $defs = Record<string, never>;
export type operations = Record<string, never>;
