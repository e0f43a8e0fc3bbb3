import { ByDate } from '#app/components/by-date/by-date.tsx';
import { SiteLink } from '#app/components/site-link/site-link.tsx';
import { useLabels } from '#app/content/use-labels.ts';
import { stepAt } from '#app/domain/clock.ts';
import { timelineChanges } from '#app/domain/state-changes.ts';
import type { BlockOf } from '#app/features/section-page/blocks.server.ts';
import { BusAtItsStop, HouseAtTheEnd } from './way-pictures.tsx';
import styles from './ways-in.module.css';

type Way = BlockOf<'ways-in'>['block']['ways'][number];
type Stop = Way['stops'][number];

/** The admission routes, each drawn as a bus line with steps as stops; folded until selected. */
export function WaysIn({ block }: { block: BlockOf<'ways-in'>['block'] }) {
  return (
    <div className={`line-below ${styles.ways}`}>
      {block.ways.map((way) => (
        <details key={way.id} className={`folds ${styles.way}`}>
          <summary>
            <h3>{way.name}</h3>
            <span>{way.lead}</span>
          </summary>
          <Road way={way} now={block.now} />
        </details>
      ))}
    </div>
  );
}

/** The anchor of a route is inside, so that browsers open the folded part. */
function Road({ way, now }: { way: Way; now: number }) {
  const labels = useLabels('ways-in');
  return (
    <div id={way.id} className={`measure ${styles.road}`}>
      <p>
        {labels.wayRunBy}: <SiteLink href={way.officialLink}>{way.runBy}</SiteLink>
        <br />
        <a href={way.papers.href} aria-label={`${way.papers.label} ${way.name}`}>
          {way.papers.label}
        </a>
        {way.rules && (
          <>
            <br />
            <small>{way.rules}</small>
          </>
        )}
      </p>
      <BusAtItsStop className={styles.picture} />
      <ol role="list" className={styles.line}>
        {way.stops.map((stop) => (
          <StopView key={stop.id} stop={stop} now={now} />
        ))}
      </ol>
      <HouseAtTheEnd className={styles.picture} />
    </div>
  );
}

function StopView({ stop, now }: { stop: Stop; now: number }) {
  const labels = useLabels('ways-in');
  const { where, when, inHand, whatIf } = stop;
  return (
    <li id={stop.id}>
      <h4>{stop.title}</h4>
      <p>{stop.text}</p>
      {(where || when || inHand.length > 0) && (
        <dl>
          {where && (
            <div>
              <dt>{labels.stopWhere}</dt>
              <dd>
                <SiteLink href={where.href}>{where.label}</SiteLink>
              </dd>
            </div>
          )}
          {when && (
            <div>
              <dt>{labels.stopWhen}</dt>
              <ByDate
                as="dd"
                now={now}
                changes={timelineChanges({ timeline: when })}
                value={(at) => stepAt(when, at)}
              >
                {({ text, sample }) => (
                  <>
                    {text} {sample && <small>({sample})</small>}
                  </>
                )}
              </ByDate>
            </div>
          )}
          {inHand.length > 0 && (
            <div>
              <dt>{labels.stopInHand}</dt>
              {inHand.map((thing) => (
                <dd key={thing}>{thing}</dd>
              ))}
            </div>
          )}
        </dl>
      )}
      {whatIf.length > 0 && (
        <div className={`text-table ${styles.whatIf}`}>
          <strong>{labels.stopWhatIf}</strong>
          {whatIf.map(({ question, answer }) => (
            <details key={question} className="folds">
              <summary>{question}</summary>
              <p>{answer}</p>
            </details>
          ))}
        </div>
      )}
    </li>
  );
}
