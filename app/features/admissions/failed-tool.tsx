import type { ReactNode } from 'react';
import { Callout } from '#app/components/callout/callout.tsx';
import { FeatureBoundary } from '#app/components/feature-boundary/feature-boundary.tsx';

type FailedToolProps = {
  /** Says that the tool has failed. */
  note: string;
  /** What the page shows without the tool. */
  plain: ReactNode;
  children: ReactNode;
};

/** If a tool fails, its plain version and a message are shown. */
export function FailedTool({ note, plain, children }: FailedToolProps) {
  const fallback = (
    <>
      <div role="status">
        <Callout tone="warning" title={note} />
      </div>
      {plain}
    </>
  );
  return <FeatureBoundary fallback={fallback}>{children}</FeatureBoundary>;
}
