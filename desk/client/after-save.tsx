import type { Entry, Me } from './api.ts';
import { useLanguage } from './language.ts';
import { inBoth, MESSAGES } from './messages.ts';
import { PublishSteps, useProgress } from './publish.tsx';
import { useSend } from './use-send.tsx';

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
  const { words } = useLanguage();
  const { send, report } = useSend();
  const action = async (form: FormData) => {
    await send('request', { kind, id, reason: String(form.get('reason')) }, () => inBoth(MESSAGES, (messages) => messages.sentForApproval));
  };
  return (
    <form className="note" action={action}>
      <div className="field">
        <label htmlFor="reason">{words.reasonToPublish}</label>
        <input id="reason" name="reason" required maxLength={200} />
      </div>
      <button type="submit" className="main">
        {words.sendForApproval}
      </button>
      {report}
    </form>
  );
}
