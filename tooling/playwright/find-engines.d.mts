export type EngineName = 'firefox' | 'webkit';
export const engineNames: readonly EngineName[];
export function findEngineFile(
  name: EngineName,
  exists?: (file: string) => boolean,
): { readonly file: string; readonly source: 'playwright' | 'distribution' } | undefined;
export function describeEngines(): string;
