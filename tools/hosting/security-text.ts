import type { College } from '#app/content/schemas/college.ts';

/**
 * Months until the contact must be reviewed; RFC 9116 requires less than a year. The first build of
 * each month restarts the period.
 */
const VALID_MONTHS = 6;

/**
 * The contact for reporting vulnerabilities, https://www.rfc-editor.org/rfc/rfc9116
 * @throws Error if the college has no address of its web manager
 */
export function securityText(
  { contacts, languages, siteUrl }: Pick<College, 'contacts' | 'languages' | 'siteUrl'>,
  now: Date,
): string {
  const contact = contacts.find(({ role }) => role === 'web-manager');
  if (!contact)
    throw new Error(
      'content/college.yaml: contacts: expected an entry with role web-manager, for security.txt; found none',
    );
  const expires = new Date(Date.UTC(now.getUTCFullYear(), now.getUTCMonth() + VALID_MONTHS))
    .toISOString()
    .replace(/\.\d+Z$/, 'Z');
  return `${[
    `Contact: mailto:${contact.email}`,
    `Expires: ${expires}`,
    `Preferred-Languages: ${languages.join(', ')}`,
    `Canonical: ${siteUrl}/.well-known/security.txt`,
  ].join('\n')}\n`;
}
