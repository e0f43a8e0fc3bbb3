import styles from './steps.module.css';

type StepsProps = { steps: readonly { title: string; text: string }[] };

/** Numbered steps on a line: side by side if there is space, one below the other on phones. */
export function Steps({ steps }: StepsProps) {
  return (
    <ol
      role="list"
      className={`steps stack gap-5 ${styles.steps}`}
      data-many={steps.length > 3 || undefined}
    >
      {steps.map((step) => (
        <li key={step.title}>
          <strong>{step.title}</strong>
          <p>{step.text}</p>
        </li>
      ))}
    </ol>
  );
}
