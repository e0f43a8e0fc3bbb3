import { kindOf } from '#app/site.ts';
import type { Person, Settings } from '#desk/server/access/settings.ts';
import type { Store } from '#desk/server/entries/store.ts';
import { nameOf } from '#desk/server/forms/entry-at.ts';
import { Approval } from './approval.ts';
import { MAIL, type SendMail } from './mail.ts';

/**
 * What is called after each publication, of a person and of the timer, with the saved commit from
 * which it was made and what was left out.
 */
export type TellPublished = (
  publisher: Person,
  state: string,
  left: readonly string[],
) => Promise<void>;

/**
 * Takes the requests that a publication has met off the list, and tells those who asked. The site
 * is public then: a failure is only written to the log.
 */
export function publishedTeller(
  store: Store,
  settings: Settings | undefined,
  send: SendMail,
): TellPublished {
  const approval = new Approval(store);
  const met = async (state: string, left: readonly string[]) =>
    store
      .alone(() => approval.met(state, left))
      .catch((error: unknown) => {
        console.error(error);
        return [];
      });
  return async (publisher, state, left) => {
    for (const { user, kind: name, id } of await met(state, left)) {
      const kind = kindOf(name);
      const asker = (settings?.people ?? []).filter(
        (each) => each.user === user && user !== publisher.user,
      );
      if (kind)
        send(asker, {
          ...MAIL.published(nameOf(store.content, kind, id), publisher.name),
          place: { kind: name, id },
        });
    }
  };
}
