import { useState } from 'react';
import { ask, type Entry, type Me, reasonOf } from './api.ts';
import { useLanguage } from './language.ts';
import { inBoth, MESSAGES, type Words } from './messages.ts';
import { PublishSteps, useProgress } from './publish.tsx';

type AfterSaveProps = { me: Me; entry: Entry; title: string };

/** What comes after an entry is saved: it is published here, or sent to somebody who may. */
export function AfterSave({ me, entry, title }: AfterSaveProps) {
  const { locale } = useLanguage();
  const steps = useProgress();
  if (!me.publish) return <Send entry={entry} />;
  return (
    <section className="note">
      <PublishSteps {...steps} suggestion={`${entry.titles.entry[locale]}: ${title}`.slice(0, 200)} />
    </section>
  );
}

function Send({ entry: { kind, id } }: Pick<AfterSaveProps, 'entry'>) {
  const { locale, words } = useLanguage();
  const [said, setSaid] = useState<Words>();
  const send = async (form: FormData) => {
    try {
      await ask('request', { kind, id, reason: String(form.get('reason')) });
      setSaid(inBoth(MESSAGES, (messages) => messages.sentForApproval));
    } catch (error) {
      setSaid(reasonOf(error));
    }
  };
  return (
    <form className="note" action={send}>
      <div className="field">
        <label htmlFor="reason">{words.reasonToPublish}</label>
        <input id="reason" name="reason" required maxLength={200} />
      </div>
      <button type="submit" className="main">
        {words.sendForApproval}
      </button>
      <p role="status">{said?.[locale]}</p>
    </form>
  );
}
