import { SiteLink } from '#app/components/site-link/site-link.tsx';
import { StepStatus } from '#app/components/status/step-status.tsx';
import { useLabels } from '#app/content/use-labels.ts';
import styles from './place.module.css';
import type { PlaceBlock } from './place.server.ts';

/**
 * Address, directions, and whether the office is open by the visitor's clock. Whom to call stands
 * below the title of the page.
 */
export function CollegePlace({ place }: { place: PlaceBlock }) {
  const labels = useLabels('college');
  return (
    <div className="stack gap-3">
      <p>
        <strong>{place.name}</strong>
        <br />
        {place.address}
      </p>
      <p className="cluster gap-4">
        <a href={place.directionsHref}>{labels.directions}</a>
        <SiteLink href={place.mapHref}>{labels.openMap}</SiteLink>
      </p>
      <p className={`needs-script ${styles.now}`}>
        <StepStatus needsClock timeline={place.office} now={place.from} />
      </p>
    </div>
  );
}
