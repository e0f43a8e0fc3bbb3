import { z } from 'zod';
import { linkTarget, slug, text } from '#app/content/fields.ts';
import { TASK_IDS, type TaskId } from '#app/domain/tasks.ts';
import { say } from '#app/lib/expected.ts';
import { officeRole } from './college.ts';

/** One row of a dropdown. */
const entrySchema = z.strictObject({
  label: text,
  href: linkTarget,
  /** A short description below the label. */
  description: text,
  isExternal: z.literal(true).optional(),
  /** `departments:engineering` or `departments:supporting`: the rows come from departments/. */
  children: z.enum(['departments:engineering', 'departments:supporting']).optional(),
});

const footerLink = z.strictObject({ label: text, href: linkTarget });

/** What visitors come for most: a page, or a contact of college.yaml to call. */
const taskSchema = z
  .strictObject({
    id: z.enum(TASK_IDS),
    label: text,
    href: linkTarget.optional(),
    call: officeRole.optional(),
  })
  .refine(({ href, call }) => (href === undefined) !== (call === undefined), {
    error: say(
      'either an address or an office to call, not both',
      'വിലാസം അല്ലെങ്കിൽ വിളിക്കേണ്ട ഓഫീസ്, രണ്ടിലൊന്ന്',
    ),
  });

/** navigation.yaml: the menu, the tasks and the footer. */
export const navigationSchema = z.strictObject({
  menu: z
    .array(
      z.strictObject({
        id: slug,
        title: text,
        href: linkTarget,
        entries: z.array(entrySchema).optional(),
      }),
    )
    .min(1),
  tasks: z.array(taskSchema),
  footer: z.strictObject({
    quickLinks: z.array(footerLink),
    resources: z.array(footerLink),
    help: z.array(footerLink),
    legal: z.array(footerLink),
  }),
});
export type Navigation = z.infer<typeof navigationSchema>;

/** A dropdown entry as a page shows it, in one language. Shape of the specification, section 3. */
export type MenuEntry = {
  label: string;
  href: string;
  description: string;
  isExternal?: boolean;
  /** Department code, shown in a separate column. */
  code?: string;
  children?: MenuEntry[];
};

/** A top entry of the menu as a page shows it, in one language. */
export type MenuItem = { id: string; title: string; href: string; entries?: MenuEntry[] };

/** One of the tasks as a page shows it, in one language. */
export type Task = LabelledLink & { id: TaskId };

export type LabelledLink = { label: string; href: string };
