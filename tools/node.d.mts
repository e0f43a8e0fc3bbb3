export function nodeForTypeScript(product: string): Promise<string>;
