import type { EditedEntry, Me, Place } from './api.ts';
import { useLanguage } from './language.ts';
import { inBoth } from './messages.ts';
import { PublishChosen } from './publish.tsx';
import { useSend } from './use-send.tsx';

type AfterSaveProps = { me: Me; entry: EditedEntry; title: string };

/** What comes after an entry is saved: it is published here, or sent to somebody who may. */
export function AfterSave({ me, entry, title }: AfterSaveProps) {
  const { locale } = useLanguage();
  if (!me.publish) return <Send kind={entry.kind} id={entry.id} />;
  return (
    <section ref={bringUp} className="note">
      <PublishChosen suggestion={`${entry.titles.entry[locale]}: ${title}`.slice(0, 200)} />
    </section>
  );
}

/** Saved in the middle of a long form on a phone, what comes next would be out of sight; who saves by a key writes on. */
function bringUp(next: HTMLElement | null): void {
  if (!document.activeElement?.matches('input, textarea, select'))
    next?.scrollIntoView({ block: 'center' });
}

/** Sends a saved entry for approval, with a line of reason. */
export function Send({ kind, id }: Place) {
  const { words } = useLanguage();
  const { send, report } = useSend();
  const action = async (form: FormData) => {
    await send('request', { kind, id, reason: String(form.get('reason')) }, () =>
      inBoth((messages) => messages.sentForApproval),
    );
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
