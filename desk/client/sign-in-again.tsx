import { useEffect } from 'react';
import { ask } from './api.ts';
import { useLanguage } from './language.ts';
import { useSignedIn } from './session.ts';

/** When the session has ended: a way to sign in beside what is written, which stays open here. */
export function SignInAgain() {
  const { words } = useLanguage();
  const isSignedIn = useSignedIn();
  // The person comes back to this tab after signing in in another one.
  useEffect(() => {
    if (isSignedIn) return;
    const look = () => void ask('me').catch(() => undefined);
    window.addEventListener('focus', look);
    return () => window.removeEventListener('focus', look);
  }, [isSignedIn]);
  return (
    <div role="alert" className="sign-in">
      {!isSignedIn && (
        <p>
          {words.signedOut}{' '}
          <a href="/" target="_blank" rel="noreferrer">
            {words.signInAgain}
          </a>
        </p>
      )}
    </div>
  );
}
