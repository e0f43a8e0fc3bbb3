export function missingRequirement(
  version: string,
  folder: string,
  system?: NodeJS.Platform,
): string;
