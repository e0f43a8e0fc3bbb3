import { type ComponentType, type ReactNode, useEffect, useRef, useState } from 'react';
import { flushSync } from 'react-dom';
import { Callout } from '#app/components/callout/callout.tsx';
import fieldStyles from '#app/components/select-field/select-field.module.css';
import styles from './tab-content.module.css';

/** How near the place of a tool must come before its code is loaded. */
const NEAR = '200px';

type ToolPlaceProps<Props extends { children: ReactNode }> = {
  /** Id of the section, for links. */
  id: string;
  title: string;
  /** Below the tool, if there is something to say. */
  lead: string | undefined;
  /** Message if the tool cannot be loaded. */
  failed: string;
  /** The first choices of the tool, by their names in the address: they stand in the page before its code. */
  fields: readonly {
    name: string;
    label: string;
    options: readonly { value: string; label: string }[];
  }[];
  /** Loads the tool, which wraps its plain version. */
  load: () => Promise<ComponentType<Props>>;
  /** Props of the tool, without children. */
  tool: Omit<Props, 'children'>;
  /** What the page shows without the tool: all of it, in its plain form. */
  children: ReactNode;
};

/** A part of a tab with a tool, whose code is loaded when the part comes near the screen; until then, without scripts and on failure, its plain version. */
export function LazyTool<Props extends { children: ReactNode }>({
  id,
  title,
  lead,
  failed,
  fields,
  load,
  tool,
  children,
}: ToolPlaceProps<Props>) {
  const part = useRef<HTMLElement>(null);
  const [Tool, setTool] = useState<ComponentType<Props>>();
  const [hasFailed, setHasFailed] = useState(false);

  // Subscribes to the part's coming near; in a tab that is not shown it never does.
  // biome-ignore lint/correctness/useExhaustiveDependencies: the same code is loaded each time
  useEffect(() => {
    // Without IntersectionObserver the plain version remains.
    if (!('IntersectionObserver' in window)) return undefined;
    const observer = new IntersectionObserver(
      ([entry]) => {
        if (!entry?.isIntersecting) return;
        observer.disconnect();
        load().then(
          (loaded) =>
            whenLeft(part.current, () => {
              const place = keepChoices(part.current);
              flushSync(() => setTool(() => loaded));
              part.current?.querySelectorAll('select')[place]?.focus();
            }),
          () => setHasFailed(true),
        );
      },
      { rootMargin: NEAR },
    );
    if (part.current) observer.observe(part.current);
    return () => observer.disconnect();
  }, []);

  return (
    <section ref={part} id={id} className={`stack gap-4 ${styles.part}`}>
      <h2>{title}</h2>
      {Tool ? (
        <Tool {...({ ...tool, children } as Props)} />
      ) : (
        <>
          {hasFailed ? (
            <div role="status">
              <Callout tone="warning" title={failed} />
            </div>
          ) : (
            <div className={`no-print ${styles.fields} needs-script`}>
              {fields.map(({ name, label, options }) => (
                <label key={name} className={fieldStyles.field}>
                  <span>{label}</span>
                  <select data-field={name}>
                    {options.map((option) => (
                      <option key={option.value} value={option.value}>
                        {option.label}
                      </option>
                    ))}
                  </select>
                </label>
              ))}
            </div>
          )}
          {children}
        </>
      )}
      {lead && <p className="note">{lead}</p>}
    </section>
  );
}

/** Calls back at once, or when the visitor has chosen from the list that is open, or left it. */
function whenLeft(part: HTMLElement | null, then: () => void): void {
  const open = part?.querySelector('select:focus');
  if (!open) {
    then();
    return;
  }
  const controller = new AbortController();
  const leave = () => {
    controller.abort();
    then();
  };
  for (const event of ['change', 'blur'])
    open.addEventListener(event, leave, { signal: controller.signal });
}

/**
 * Puts what was chosen before the tool was there into the address, from which the tool reads it.
 * @returns the place of the list that has the focus, or -1
 */
function keepChoices(part: HTMLElement | null): number {
  const lists = [...(part?.querySelectorAll('select') ?? [])];
  const place = lists.findIndex((list) => list.matches(':focus'));
  if (lists.every(({ selectedIndex }) => selectedIndex < 1)) return place;
  const address = new URL(window.location.href);
  for (const { dataset, value } of lists)
    if (dataset.field && value) address.searchParams.set(dataset.field, value);
  window.history.replaceState(window.history.state, '', address);
  return place;
}
