"""setup"""
from tests.fortress_berlin.table import Table
def test_a():
    t=Table.opening("six-players")
    print(t.prompt, t.game.seat_of(t.g,"german"), len(t.options("pick")))
    t.do("standard"); print(t.options()[:5], t.g.pending["german"].prompt)
    # remove an HJ from its bridge
    g=t.g
    hav=[c for c in g.geo.havel_bridges]
    hj=[u for u in range(len(g.printed)) if g.printed[u].setup=="hj" and g.cell[u] in hav]
    t.do(f"pick {g.printed[hj[0]].id}"); print("cells for a bridge HJ", [g.geo.board.labels[c] for c in t.g.stack[-1].free][:5], len(t.g.stack[-1].free))
    print(t.why(f"place {g.printed[hj[0]].id} 4915"))
    t.do("back")
    free=[u for u in range(len(g.printed)) if g.printed[u].setup=="hj" and g.cell[u] not in hav]
    t.do(f"pick {g.printed[free[0]].id}"); print(len(t.g.stack[-1].free), t.why(f"place {g.printed[free[0]].id} 0101"), t.why(f"place {g.printed[hj[0]].id} 4915"))
    t.do("back","done"); print(t.prompt, t.g.phase)
def test_b():
    t=Table.opening("")
    for l in ("done","place vs-1 4915","pick lah-1","pick berlin-flak-1","deploy berlin-flak-1","orient lah-1 N","pick su-1" if False else "pick 79-rifle-corps-150"):
        try: print(l, t.why(l))
        except Exception as e: print(l,"EXC",type(e),e)
    t.do("deploy lah-1","orient lah-1 SE"); print(t.is_marked("lah-1","se"), t.is_marked("lah-2","combat"))
    t.do("deploy lah-2"); print(t.is_marked("lah-2","se"))
def test_bad():
    t=Table("ge-1 2525, su-1 2530","german-movement")
    from grognard.kernel.actions import BadAction, IllegalAction
    for l in ("go","go 9999","go 2525 2526","pick","pick ge-1 ge-2","pick nobody","","  ","pick ge-1;drop","PICK ge-1","pick ge-1\n","done done","face N","face X","enter ge-1 2525","pass","order support turn","withdraw support","order foo turn"):
        f=t.g.fingerprint()
        try: t.game.act(t.g,"german",t.game.parse(l)); print(repr(l),"OK")
        except (BadAction,IllegalAction) as e: print(repr(l),type(e).__name__,str(e)[:110])
        assert t.g.fingerprint()==f or True
    for a in (("pick",),("pick",-1),("pick",10**6),("pick","x"),("pick",None),("pick",1.0),("pick",True),(),("nope",),["pick",1],("done",1)):
        f=t.g.fingerprint()
        try: t.game.act(t.g,"german",a); print(a,"OK")
        except Exception as e: print(a,type(e).__name__,str(e)[:110])
        assert t.g.fingerprint()==f
    for s in ("soviet","french","",None):
        try: t.game.act(t.g,s,("done",)); print(s,"OK")
        except Exception as e: print(s,type(e).__name__,str(e)[:110])
