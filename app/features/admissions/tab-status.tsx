import { ByDate } from '#app/components/by-date/by-date.tsx';
import { Status } from '#app/components/status/status.tsx';
import { useLabels } from '#app/content/use-labels.ts';
import { stepAt, stepText } from '#app/domain/clock.ts';
import { timelineChanges } from '#app/domain/state-changes.ts';
import type { AdmissionsView } from './admission.server.ts';
import { nextOf } from './stream-list.tsx';
import type { TabView } from './tab-views.server.ts';

type TabStatusProps = {
  tab: Pick<TabView, 'streams'>;
  address: string;
  view: Pick<AdmissionsView, 'now' | 'streams'>;
};

/**
 * The status of the admissions of a tab by the visitor's clock, in one line for all that have the
 * same; the Current tab has the rest. Days are not counted: the line would break elsewhere.
 */
export function TabStatus({ tab, address, view: { now, streams } }: TabStatusProps) {
  const shown = streams.filter(({ id }) => tab.streams.includes(id));
  return (
    <ByDate as="div" now={now} changes={shown.flatMap(timelineChanges)} value={(at) => at}>
      {(at) => <Lines streams={shown} at={at} address={address} />}
    </ByDate>
  );
}

type LinesProps = { streams: AdmissionsView['streams']; at: number; address: string };

function Lines({ streams, at, address }: LinesProps) {
  const labels = useLabels('admissions');
  const lines = new Map<
    string,
    { ids: string[]; names: string[]; step: (typeof streams)[number]['timeline'][number] }
  >();
  for (const { id, name, timeline } of streams) {
    const step = stepAt(timeline, at);
    const key = step.text + step.next;
    const line = lines.get(key) ?? { ids: [], names: [], step };
    line.ids.push(id);
    line.names.push(name);
    lines.set(key, line);
  }
  return [...lines].map(([key, { ids, names, step }]) => (
    <p key={key} data-stream={ids.join(' ')}>
      <strong>{names.join(', ')}</strong>{' '}
      <Status state={step.mark} label={stepText(step, undefined)} />{' '}
      <a href={`${address}#current`}>{nextOf(step, labels.sampleDates)}</a>
    </p>
  ));
}
