/** What a change means for an application that upgrades. Not in the contract, which `boot` loads. */
export const changeEffects = ['breaking', 'new', 'deprecated', 'changed'] as const;
export type ChangeEffect = (typeof changeEffects)[number];
