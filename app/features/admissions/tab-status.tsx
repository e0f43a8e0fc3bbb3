import { Status } from '#app/components/status/status.tsx';
import { useNow } from '#app/hooks/use-now.ts';
import { stepAt, stepText } from '#app/lib/clock.ts';
import type { AdmissionsView } from './admission.server.ts';
import { useLabels } from './labels-context.ts';

type TabStatusProps = {
  tab: keyof AdmissionsView['streamsOf'];
  address: string;
  view: Pick<AdmissionsView, 'now' | 'streams' | 'streamsOf'>;
};

/** The status of the admissions of a tab by the visitor's clock, in one line for all that have the same; the Current tab has the rest. Days are not counted: the line would break elsewhere. */
export function TabStatus({
  tab,
  address,
  view: { now: builtAt, streams, streamsOf },
}: TabStatusProps) {
  const labels = useLabels();
  const now = useNow(builtAt);
  const own: readonly string[] = streamsOf[tab];
  const lines = new Map<
    string,
    { ids: string[]; names: string[]; step: (typeof streams)[number]['timeline'][number] }
  >();
  for (const { id, name, timeline } of streams.filter((stream) => own.includes(stream.id))) {
    const step = stepAt(timeline, now);
    const key = step.text + step.next;
    const line = lines.get(key) ?? { ids: [], names: [], step };
    line.ids.push(id);
    line.names.push(name);
    lines.set(key, line);
  }
  return (
    <>
      {[...lines].map(([key, { ids, names, step }]) => (
        <p key={key} data-stream={ids.join(' ')}>
          <strong>{names.join(', ')}</strong>{' '}
          <Status state={step.mark} label={stepText(step, undefined)} />{' '}
          <a href={`${address}#current`}>
            {step.isSample ? `${step.next} (${labels.sampleDates})` : step.next}
          </a>
        </p>
      ))}
    </>
  );
}
