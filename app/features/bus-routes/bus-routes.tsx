import { TableRegion } from '#app/components/table-region/table-region.tsx';
import styles from './bus-routes.module.css';
import type { BusRoutesBlock } from './bus-routes.server.ts';

/** Bus routes side by side: each is a table whose stops are drawn as a line down to the college. */
export function BusRoutes({ block }: { block: BusRoutesBlock }) {
  const { labels } = block;
  return (
    <figure className={styles.routes}>
      <figcaption>{block.title}</figcaption>
      {block.routes.map((route) => (
        <TableRegion key={route.id} label={route.name}>
          <table id={route.id}>
            <caption>{route.name}</caption>
            <thead>
              <tr>
                <th scope="col">{labels.stop}</th>
                <th scope="col">{labels.morning}</th>
                <th scope="col">{labels.evening}</th>
              </tr>
            </thead>
            <tbody>
              {route.stops.map((stop) => (
                <tr key={stop.name}>
                  <th scope="row">{stop.name}</th>
                  <td>{stop.morning}</td>
                  <td>{stop.evening}</td>
                </tr>
              ))}
            </tbody>
          </table>
        </TableRegion>
      ))}
    </figure>
  );
}
