import { existsSync, readFileSync } from 'node:fs';
import { parse } from 'yaml';
import { z } from 'zod';
import { KINDS } from '#desk/content-files/kinds.ts';

const kindIds = KINDS.map(({ id }) => id) as [string, ...string[]];

const personSchema = z.strictObject({
  /** The user name from the proxy. */
  user: z.string().min(1),
  name: z.string().min(1),
  email: z.email(),
  /** Kinds of content the person may change, or `all`. */
  write: z.union([z.literal('all'), z.array(z.enum(kindIds))]),
  /** Limits the person to entries of one department. */
  department: z.string().optional(),
  publish: z.boolean().default(false),
});

/** desk.yaml: permissions, and where the site is published. */
const settingsSchema = z.strictObject({
  /** Public address of the desk, such as https://desk.college.example: the only one at which it answers. */
  address: z.url({ protocol: /^https$/ }),
  /** Header with the user name from the proxy. */
  header: z
    .string()
    .regex(/^x-[a-z-]+$/)
    .default('x-forwarded-user'),
  people: z.array(personSchema).min(1),
  /** Folder of `releases/` and the link `current`. */
  site: z.string().startsWith('/').default('/srv/college'),
  /** Run after a release has been switched, such as [sudo, systemctl, reload, nginx]. */
  reload: z.array(z.string()).optional(),
});
export type Settings = z.infer<typeof settingsSchema>;

/** A user of the desk. */
export type Person = z.infer<typeof personSchema>;

/**
 * Reads desk.yaml.
 * @returns `undefined` if there is no file: the desk then serves only the user of this machine
 * @throws Error naming the invalid field
 */
export function readSettings(file: string): Settings | undefined {
  if (!existsSync(file)) return undefined;
  const result = settingsSchema.safeParse(parse(readFileSync(file, 'utf8')));
  if (!result.success) throw new Error(`${file} is not valid:\n${z.prettifyError(result.error)}`);
  return result.data;
}
