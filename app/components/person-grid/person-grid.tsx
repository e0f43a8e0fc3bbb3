import { Grid } from '../grid/grid.tsx';
import { Portrait, type Portrayed } from '../portrait/portrait.tsx';
import styles from './person-grid.module.css';

type Person = Portrayed & {
  id: string;
  name: string;
  href: string;
  post: string;
  areas: readonly string[];
  /** Where a filter chooses by them. */
  areaIds?: readonly string[];
};

/** People in joined cells, two across: portrait or niche, name, post and areas. */
export function PersonGrid({ people }: { people: readonly Person[] }) {
  return (
    <Grid columns="wide" className={styles.people}>
      {people.map((person) => (
        <li key={person.id} data-areas={person.areaIds?.join(' ')}>
          <Portrait person={person} />
          <p>
            <a href={person.href}>{person.name}</a>
            <span>{person.post}</span>
            <span>{person.areas.join(', ')}</span>
          </p>
        </li>
      ))}
    </Grid>
  );
}
