import { useNow } from '#app/hooks/use-now.ts';
import type { AdmissionsView } from './admission.server.ts';
import { StreamRows } from './stream-list.tsx';

type TabStatusProps = { tab: keyof AdmissionsView['streamsOf']; view: Pick<AdmissionsView, 'now' | 'streams' | 'streamsOf'> };

/** The status of the admissions of a tab by the visitor's clock: the rows of the Current tab. */
export function TabStatus({ tab, view: { now: builtAt, streams, streamsOf } }: TabStatusProps) {
  const now = useNow(builtAt);
  const own: readonly string[] = streamsOf[tab];
  return <StreamRows streams={streams.filter(({ id }) => own.includes(id))} now={now} />;
}
