import { ContactLines } from '#app/components/contact-list/contact-list.tsx';
import { SiteLink } from '#app/components/site-link/site-link.tsx';
import { Status } from '#app/components/status/status.tsx';
import { useNow } from '#app/hooks/use-now.ts';
import { formatMoment, formatTime } from '#app/i18n/format.ts';
import { useLocale } from '#app/i18n/locale-context.tsx';
import { fillIn } from '#app/lib/fill-in.ts';
import { type OfficeHours, officeState } from '#app/lib/office-hours.ts';
import type { PlaceBlock } from './place.server.ts';

/** Address, directions, telephone, hours, and whether the office is open by the visitor's clock. */
export function Place({ place }: { place: PlaceBlock }) {
  const { labels } = place;
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
      <ContactLines phone={place.phone} email={place.email} hours={place.hours} labels={labels} />
      <OfficeNow now={place.now} hours={place.open} labels={labels} />
    </div>
  );
}

type OfficeNowProps = { /** Time of the build. */ now: number; hours: OfficeHours; labels: Pick<PlaceBlock['labels'], 'openUntil' | 'opensAt'> };

/** Whether offices are open, and until or from when. */
function OfficeNow({ now: builtAt, hours, labels }: OfficeNowProps) {
  const { locale } = useLocale();
  const { isOpen, next } = officeState(useNow(builtAt), hours);
  const label = isOpen ? fillIn(labels.openUntil, { time: formatTime(next, locale) }) : fillIn(labels.opensAt, { moment: formatMoment(next, locale) });
  return (
    <p>
      <Status state={isOpen ? 'active' : 'closed'} label={label} />
    </p>
  );
}
