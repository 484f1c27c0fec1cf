# 14 to 16, 19: Hitler’s mood, the end of the Reich, Germany’s allies and Warsaw

reich-mood = Hitler’s mood: { $change }, now { $level }.
reich-freedom = Freedom of action advances to { $level }.
reich-dismissed = The commander of the front is dismissed (dismissal { $number }): Hitler’s mood goes to { $level }, which it can no longer pass.
