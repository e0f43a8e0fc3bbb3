/** A sentence with a place for the words of a query (result-rows.ts). */
export function WithQuery({ text }: { text: string }) {
  const [before, after] = text.split('{query}');
  return (
    <>
      {before}
      <span data-query="" />
      {after}
    </>
  );
}
