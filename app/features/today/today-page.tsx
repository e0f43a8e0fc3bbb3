import { ByDate } from '#app/components/by-date/by-date.tsx';
import { Page, Part } from '#app/components/columns/columns.tsx';
import { DayBoard } from '#app/components/day-board/day-board.tsx';
import { Grid } from '#app/components/grid/grid.tsx';
import { LinkList } from '#app/components/link-list/link-list.tsx';
import { SampleNote } from '#app/components/sample-note/sample-note.tsx';
import { StepStatus } from '#app/components/status/step-status.tsx';
import { useLabels } from '#app/content/use-labels.ts';
import { DAY_MS } from '#app/domain/clock.ts';
import {
  busChanges,
  daysChanges,
  hasDeparted,
  isDayOfBuild,
  isNothingDue,
  isTooOld,
  stillToCome,
} from './day.ts';
import { DayAhead } from './day-ahead.tsx';
import { nextBus, nextBusChanges } from './next-bus.ts';
import styles from './today.module.css';
import type { TodayBlock, TodayView } from './today.server.ts';

/** The day at the college: office, buses, last dates, events and notices. */
export default function TodayPage({ view }: { view: TodayView }) {
  const { today } = view;
  const { now } = today;
  const labels = useLabels('today');
  const ofDay = { now, changes: [now + DAY_MS] };
  const isAhead = (day: (typeof today.days)[number], at: number) =>
    stillToCome(today, at).days.includes(day);
  return (
    <Page ancestors={view.ancestors} title={view.title} lead={view.lead}>
      <DayBoard days={today.board} unknown={today.tooOld} now={now} />
      <Part title={labels.todayOffice}>
        <p>{today.hours}</p>
        <div className="needs-script">
          <StepStatus needsClock timeline={today.office} now={now} />
        </div>
      </Part>
      {today.hasBuses && (
        <Part title={labels.todayBuses}>
          <Buses today={today} />
        </Part>
      )}
      <Part title={labels.daysAhead}>
        <ByDate
          as="p"
          now={now}
          changes={daysChanges(today)}
          value={(at) => isNothingDue(today, at)}
        >
          {() => labels.noDaysAhead}
        </ByDate>
        <ByDate as="p" now={now} changes={daysChanges(today)} value={(at) => isTooOld(today, at)}>
          {() => today.tooOld}
        </ByDate>
        <ul role="list" className={`rows measure line-above line-below ${styles.days}`}>
          {today.days.map((day) => (
            <ByDate
              key={day.href + day.what + day.title}
              as="li"
              now={now}
              changes={daysChanges({ days: [day], now })}
              value={(at) => isAhead(day, at)}
            >
              {() => <DayAhead day={day} />}
            </ByDate>
          ))}
        </ul>
      </Part>
      <ByDate as="div" {...ofDay} value={(at) => isDayOfBuild(today, at)}>
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
      <LinkList links={view.more} />
    </Page>
  );
}

/** A column of times for each route; buses that have left are struck out, so that nothing moves. */
function Buses({ today }: { today: TodayBlock }) {
  const { buses, busesHref, now } = today;
  const labels = useLabels('today');
  const { isRunning } = stillToCome(today, now);
  const isNextShown = (at: number) =>
    isDayOfBuild(today, at) && stillToCome(today, at).next !== undefined;
  return (
    <>
      <ByDate
        as="div"
        now={now}
        changes={[now + DAY_MS]}
        value={(at) => isRunning && isDayOfBuild(today, at)}
      >
        {() => (
          <Grid columns="three">
            {buses.map(({ name, trips }) => (
              <li key={name} className={styles.route}>
                <h3>{name}</h3>
                <ul role="list">
                  {trips.map(({ time, text }) => (
                    <ByDate
                      key={time}
                      as="li"
                      now={now}
                      changes={busChanges(today)}
                      value={(at) => (hasDeparted(time, at) ? 'left' : 'coming')}
                    >
                      {(state) => (state === 'left' ? <s>{text}</s> : text)}
                    </ByDate>
                  ))}
                </ul>
              </li>
            ))}
          </Grid>
        )}
      </ByDate>
      <ByDate
        as="p"
        now={now}
        changes={nextBusChanges(today)}
        value={(at) => !isNextShown(at) && nextBus(today, labels, at)}
      >
        {(text) => text}
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
