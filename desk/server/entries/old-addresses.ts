import { z } from 'zod';
import { writeEntry } from '#desk/content-files/entries.ts';
import { REDIRECTS } from '#desk/content-files/kinds.ts';
import { leadsTo } from '#desk/content-files/new-address.ts';
import { isGroup } from '#desk/content-files/print-yaml.ts';
import { mayWrite } from '#desk/server/access/permissions.ts';
import type { Person } from '#desk/server/access/settings.ts';
import { checkChanges } from '#desk/server/forms/check.ts';
import { commitMessage } from './change-title.ts';
import type { Drafts } from './drafts.ts';
import type { Store } from './store.ts';

/**
 * The old addresses of an entry that was brought from elsewhere lead to the name that it got in the
 * end. They are saved with it; if the person may not, or the content would have a mistake, they
 * stay drafts. Call it inside {@link Store.alone}, after the entry is saved.
 * @param draft id of the draft of which the entry was made
 * @param to address of its page
 */
export async function redirectOldAddresses(
  store: Store,
  drafts: Drafts,
  person: Person,
  draft: string,
  to: string,
): Promise<void> {
  const old = drafts
    .list(person.user)
    .flatMap((each) =>
      each.kind === REDIRECTS.id && leadsTo(each.id, draft) && isGroup(each.value)
        ? [{ ...each, value: { ...each.value, to } }]
        : [],
    );
  for (const each of old) drafts.keep(person.user, { ...each, value: z.json().parse(each.value) });
  const [first] = old;
  if (!first || !mayWrite(person, REDIRECTS.id, [])) return;
  const { content } = store;
  const { changes } = old.reduce(
    (sofar, { address = '', value }) => sofar.with(writeEntry(sofar, REDIRECTS, address, value)),
    content,
  );
  if (checkChanges(content, changes).problems.length > 0) return;
  await store.commit(
    changes,
    person,
    commitMessage('Add', REDIRECTS.id, first.address ?? '', first.value),
  );
  for (const { id } of old) drafts.remove(person.user, REDIRECTS.id, id);
}
