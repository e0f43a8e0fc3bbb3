/** Texts of the content as a list. */
export function TextList({ items }: { items: readonly string[] }) {
  return (
    <ul className="stack gap-2 measure indent">
      {items.map((item) => (
        <li key={item}>{item}</li>
      ))}
    </ul>
  );
}
