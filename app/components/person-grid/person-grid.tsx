import { Link } from 'react-router';
import { CellGrid } from '../cell-grid/cell-grid.tsx';
import { Niche } from '../niche/niche.tsx';
import styles from './person-grid.module.css';

type Person = { id: string; name: string; href: string; initials: string; rank: 'head' | 'teacher' | 'staff'; post: string; areas: readonly string[] };

/** People in joined cells, two across: niche, name, post and areas. */
export function PersonGrid({ people }: { people: readonly Person[] }) {
  return (
    <CellGrid columns="wide" className={styles.people}>
      {people.map((person) => (
        <li key={person.id}>
          <Niche initials={person.initials} rank={person.rank} />
          <p>
            <Link to={person.href}>{person.name}</Link>
            <span>{person.post}</span>
            <span>{person.areas.join(', ')}</span>
          </p>
        </li>
      ))}
    </CellGrid>
  );
}
