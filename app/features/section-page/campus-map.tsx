import { Link } from 'react-router';
import { Drawing } from '#app/components/drawing/drawing.tsx';
import { Explained } from '#app/components/explained/explained.tsx';
import type { CampusMapBlock } from '#app/content/views/campus-map.ts';
import styles from './campus-map.module.css';

/** The campus as a drawing whose numbered places are links; the list below holds the same links with words. */
export function CampusMap({ map }: { map: CampusMapBlock }) {
  return (
    <figure className={styles.map}>
      <figcaption>
        <strong>{map.title}.</strong> {map.note}
      </figcaption>
      <div className={styles.sheet}>
        <Drawing drawing={map.drawing} />
        {map.places.map((place, index) => (
          <Link
            key={place.id}
            to={place.href}
            className={styles.place}
            style={{ '--_x': `${place.x}%`, '--_y': `${place.y}%` }}
            aria-label={`${index + 1}, ${place.name}`}
          >
            {index + 1}
          </Link>
        ))}
      </div>
      <ol className={styles.list}>
        {map.places.map((place) => (
          <li key={place.id}>
            <Link to={place.href}>{place.name}</Link>
            <Explained as="span" html={place.what} />
          </li>
        ))}
      </ol>
    </figure>
  );
}
