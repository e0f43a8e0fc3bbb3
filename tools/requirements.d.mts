export function missingRequirement(version: string, folder: string): string;
