export function installPackages(folder: string, wantsTests: boolean): Promise<void>;
