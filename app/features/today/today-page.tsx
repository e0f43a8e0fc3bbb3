import { ByDate } from '#app/components/by-date/by-date.tsx';
import { Page, Part } from '#app/components/columns/columns.tsx';
import { DayBoard } from '#app/components/day-board/day-board.tsx';
import { Grid } from '#app/components/grid/grid.tsx';
import { LinkList } from '#app/components/link-list/link-list.tsx';
import { SampleNote } from '#app/components/sample-note/sample-note.tsx';
import { StepStatus } from '#app/components/status/step-status.tsx';
import { useLabels } from '#app/content/use-labels.ts';
import { DAY_MS } from '#app/domain/clock.ts';
import { datesOfWeek, daysChanges, isDayOfBuild, isNothingDue, isTooOld } from './day.ts';
import { DayAhead } from './day-ahead.tsx';
import { nextBus, nextBusChanges, nextBusText } from './next-bus.ts';
import styles from './today.module.css';
import type { TodayBlock, TodayView } from './today.server.ts';

/**
 * The day at the college: office, buses, last dates, events and notices; on wide screens a board
 * with the dates of the week at its side.
 */
export default function TodayPage({ view }: { view: TodayView }) {
  const { today } = view;
  const { now } = today;
  const labels = useLabels('today');
  return (
    <Page ancestors={view.ancestors} title={view.title} lead={view.lead}>
      <div className={`stack ${styles.board}`}>
        <DayBoard days={today.board} unknown={today.tooOld} now={now}>
          <span className={styles.office}>
            {labels.todayOffice}: {today.hours}
          </span>
          <span className="needs-script">
            <StepStatus needsClock timeline={today.office} now={now} />
          </span>
        </DayBoard>
        {today.hasBuses && (
          <Part title={labels.todayBuses}>
            <Buses today={today} />
          </Part>
        )}
        <div className={styles.ahead}>
          <Part title={labels.daysAhead}>
            <DatesAhead today={today} />
          </Part>
        </div>
        <ByDate as="div" now={now} changes={[now + DAY_MS]} value={(at) => isDayOfBuild(today, at)}>
          {() => (
            <Part title={labels.todayEvents}>
              {today.entries.length > 0 ? (
                <LinkList links={linked(today.entries)} />
              ) : (
                <p>{labels.noneToday}</p>
              )}
            </Part>
          )}
        </ByDate>
      </div>
      <LinkList links={view.more} />
    </Page>
  );
}

/** What is due in the seven days from the visitor's, or that nothing is. */
function DatesAhead({ today }: { today: TodayBlock }) {
  const { days, now } = today;
  const labels = useLabels('today');
  const changes = daysChanges(today);
  return (
    <>
      <ByDate as="p" now={now} changes={changes} value={(at) => isNothingDue(today, at)}>
        {() => labels.noDaysAhead}
      </ByDate>
      <ByDate as="p" now={now} changes={changes} value={(at) => isTooOld(today, at)}>
        {() => today.tooOld}
      </ByDate>
      <ul role="list" className={`rows measure line-above line-below ${styles.days}`}>
        {days.map((day) => (
          <ByDate
            key={day.href + day.what + day.title}
            as="li"
            now={now}
            changes={daysChanges({ days: [day], now })}
            value={(at) => datesOfWeek(today, at).includes(day)}
          >
            {() => <DayAhead day={day} />}
          </ByDate>
        ))}
      </ul>
    </>
  );
}

/** The next bus, and for its day a column of times for each route. */
function Buses({ today }: { today: TodayBlock }) {
  const { busesHref, now } = today;
  const labels = useLabels('today');
  const changes = nextBusChanges(today);
  return (
    <>
      <p className="needs-script">
        <strong>{labels.nextBus}: </strong>
        <ByDate
          needsClock
          now={now}
          changes={changes}
          value={(at) => nextBusText(today, labels, at)}
        >
          {(text) => text}
        </ByDate>
      </p>
      <ByDate as="div" now={now} changes={changes} value={(at) => nextBus(today, at)?.routes}>
        {(routes) => (
          <Grid columns="three">
            {routes.map(({ name, trips }) => (
              <li key={name}>
                <h3>{name}</h3>
                <ul role="list">
                  {trips.map(({ text }) => (
                    <li key={text}>{text}</li>
                  ))}
                </ul>
              </li>
            ))}
          </Grid>
        )}
      </ByDate>
      <p>
        <a href={busesHref}>{labels.busTimes}</a>
      </p>
      <SampleNote rows={today.rows} />
    </>
  );
}

const linked = (entries: TodayBlock['entries']) =>
  entries.map(({ title, href, lang }) => ({ label: title, href, lang }));
