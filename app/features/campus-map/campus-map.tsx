import { Drawing } from '#app/components/drawing/drawing.tsx';
import type { BlockOf } from '#app/features/section-page/blocks.server.ts';
import styles from './campus-map.module.css';

/** The campus as a drawing with numbered links; the list below has the same links with names. */
export function CampusMap({ map }: { map: BlockOf<'campus-map'>['map'] }) {
  return (
    <figure className={`stack gap-5 ${styles.map}`}>
      <figcaption>
        <strong>{map.title}.</strong> {map.note}
      </figcaption>
      <div className={styles.sheet}>
        <Drawing drawing="campus-map" />
        {/* SVG attributes place the links: the policy allows no style attributes. */}
        <svg role="presentation" className={styles.places}>
          {map.places.map((place, index) => (
            <svg
              role="presentation"
              key={place.id}
              x={`${place.x}%`}
              y={`${place.y}%`}
              overflow="visible"
            >
              <foreignObject x={-18} y={-18} width={36} height={36}>
                <a
                  href={place.href}
                  className={styles.place}
                  aria-label={`${index + 1}, ${place.name}`}
                >
                  {index + 1}
                </a>
              </foreignObject>
            </svg>
          ))}
        </svg>
      </div>
      <ol className={`stack ${styles.list}`}>
        {map.places.map((place) => (
          <li key={place.id}>
            <a href={place.href}>{place.name}</a>
            <span>{place.what}</span>
            {place.access && <span>{place.access}</span>}
          </li>
        ))}
      </ol>
    </figure>
  );
}
