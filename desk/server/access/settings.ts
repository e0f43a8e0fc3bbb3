import { existsSync, readFileSync, statSync } from 'node:fs';
import { parse } from 'yaml';
import { z } from 'zod';
import { KINDS } from '#app/site.ts';

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
  /**
   * Public address of the desk, such as https://desk.college.example: the only one at which it
   * answers.
   */
  address: z.url({ protocol: /^https$/ }),
  /** Header with the user name from the proxy. */
  header: z
    .string()
    .regex(/^x-[a-z-]+$/)
    .default('x-forwarded-user'),
  /**
   * File with the secret by which the proxy shows that a request comes from it and not from another
   * user of this machine.
   */
  secretFile: z.string().startsWith('/'),
  /** Where the proxy signs a person out, such as /oauth2/sign_out. */
  logOut: z
    .string()
    .regex(/^(?:\/|https:\/\/)\S*$/)
    .optional(),
  /** Whom to ask for more permissions, in the words of the college. */
  help: z.string().optional(),
  people: z
    .array(personSchema)
    .min(1)
    .refine(
      (people) => new Set(people.map(({ user }) => user.toLowerCase())).size === people.length,
      'Two people have one user name.',
    ),
  /**
   * The server for e-mails about approvals, such as smtps://user:password@mail.example, and the
   * sender.
   */
  mail: z.strictObject({ server: z.url({ protocol: /^smtps?$/ }), from: z.email() }).optional(),
  /** Folder of `releases/` and the link `current`. */
  site: z.string().startsWith('/').default('/srv/college'),
  /** Run after a release has been switched, such as [sudo, systemctl, reload, nginx]. */
  reload: z.array(z.string()).optional(),
});
export type Settings = Omit<z.infer<typeof settingsSchema>, 'secretFile'> & {
  /** Content of the file. */ secret: string;
};

/** A user of the desk. */
export type Person = z.infer<typeof personSchema>;

/**
 * Reads desk.yaml.
 * @returns `undefined` if there is no file: the desk then serves only the user of this machine
 * @throws Error naming the invalid field, or how to make the secret
 */
export function readSettings(file: string): Settings | undefined {
  if (!existsSync(file)) return undefined;
  const result = settingsSchema.safeParse(parse(readFileSync(file, 'utf8')));
  if (!result.success) throw new Error(`${file} is not valid:\n${z.prettifyError(result.error)}`);
  const { secretFile, ...settings } = result.data;
  if (settings.mail && new URL(settings.mail.server).password !== '' && isOpen(file))
    throw new Error(
      `${file} has the password of the mail server and can be read by every user of this machine: sudo chmod 640 ${file}`,
    );
  return { ...settings, secret: readSecret(secretFile) };
}

function readSecret(file: string): string {
  const secret = existsSync(file) ? readFileSync(file, 'utf8').trim() : '';
  const isUnsafe = secret !== '' && isOpen(file);
  if (/^[\x21-\x7e]{32,}$/.test(secret) && !isUnsafe) return secret;
  const fault =
    secret === ''
      ? 'is missing or empty'
      : isUnsafe
        ? 'can be read by every user of this machine'
        : 'has fewer than 32 characters, or blanks';
  throw new Error(
    `The desk does not start: its secret, ${file}, ${fault}. Without it every user of this machine could act as anybody. Make it with\n` +
      `  sudo install -m 640 -g college /dev/null ${file} && openssl rand -hex 32 | sudo tee ${file} > /dev/null\n` +
      'and give the same to nginx, as docs/desk.md says under "On the college\'s server".',
  );
}

/** Windows has no such modes: a folder of a user is the user's own there. */
function isOpen(file: string): boolean {
  return process.platform !== 'win32' && (statSync(file).mode & 0o007) !== 0;
}
