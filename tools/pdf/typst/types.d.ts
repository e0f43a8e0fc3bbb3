/** What is used of the packages of this folder, which only `npm run documents` installs. */
declare module '@myriaddreamin/typst-ts-node-compiler' {
  type Document = { numOfPages: number };
  export class NodeCompiler {
    static create(options: {
      workspace: string;
      fontArgs: { fontPaths: string[] }[];
    }): NodeCompiler;
    compile(source: { mainFilePath: string; inputs: Record<string, string> }): {
      result: Document | null;
      takeError(): object | null;
    };
    fetchDiagnostics(error: object): unknown[];
    pdf(document: Document, options: { pdfStandard: 'ua-1' }): Uint8Array;
  }
}
