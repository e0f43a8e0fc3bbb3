import { ContactLines } from '#app/components/contact-list/contact-list.tsx';
import { SiteLink } from '#app/components/site-link/site-link.tsx';
import { Status } from '#app/components/status/status.tsx';
import { useHydrated } from '#app/hooks/hydrated.ts';
import { useOfficeNow } from '#app/hooks/use-office-now.ts';
import type { PlaceBlock } from './place.server.ts';

/** Address, directions, telephone, hours, and whether the office is open by the visitor's clock. */
export function Place({ place }: { place: PlaceBlock }) {
  const { labels } = place;
  const isLive = useHydrated();
  return (
    <div className="stack gap-3">
      <p>
        <strong>{place.name}</strong>
        <br />
        {place.address}
      </p>
      <p className="cluster gap-4">
        <a href={place.directionsHref}>{labels.directions}</a>
        <SiteLink href={place.mapHref}>{labels.map}</SiteLink>
      </p>
      <ContactLines
        phone={place.phone}
        secondPhone={place.secondPhone}
        email={place.email}
        hours={place.hours}
        labels={labels}
      />
      <p className="needs-script">
        {isLive ? <OfficeNow place={place} /> : <span>{'\u00a0'}</span>}
      </p>
    </div>
  );
}

/** Only scripts know the hour: the page stays the same on the next day. */
function OfficeNow({ place: { open, labels } }: { place: PlaceBlock }) {
  return <Status {...useOfficeNow(0, open, labels)} />;
}
