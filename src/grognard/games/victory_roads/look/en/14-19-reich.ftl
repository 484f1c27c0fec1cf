# Hitler's mood, the end of the Reich, Germany's allies and Warsaw.

reich-mood = Hitler’s mood changes by { $by } to box { $box }.
reich-freedom = Freedom of action stands on { $box }.
reich-dismissed = The commander of the front is dismissed (dismissal { $number }): Hitler’s mood goes to box { $box }, which it can no longer pass.
