import type { ComponentDocument, HookDocument, Part, Prop } from 'react-api-docs/document';

const head = {
  schemaVersion: 1 as const,
  package: { name: '@scope/paint', version: '2.0.0' },
  description: '',
  isUnstable: false,
  demos: [],
  unresolved: [],
};

const empty = {
  props: [],
  accepts: [],
  ref: { forwarded: false },
  slots: [],
  classes: [],
  cssVariables: [],
  dataAttributes: [],
};

/** Creates a prop. Tests pass only the fields that matter. */
export function createProp(name: string, more: Partial<Prop> = {}): Prop {
  return {
    name,
    type: { text: 'string', references: [] },
    required: false,
    description: '',
    ...more,
  };
}

/** Creates a part of a compound component. */
export function createPart(name: string, more: Partial<Part> = {}): Part {
  return { name, description: '', ...empty, ...more };
}

/** Creates the document of a component, by default without props. */
export function createComponent(
  name: string,
  more: Partial<ComponentDocument> = {},
): ComponentDocument {
  return {
    kind: 'component',
    ...head,
    name,
    slug: name.toLowerCase(),
    imports: [`import ${name} from '@scope/paint/${name}';`],
    ...empty,
    parts: [],
    ...more,
  };
}

/** Creates the document of a hook. */
export function createHook(name: string, more: Partial<HookDocument> = {}): HookDocument {
  return {
    kind: 'hook',
    ...head,
    name,
    slug: name.toLowerCase(),
    imports: [`import { ${name} } from '@scope/paint';`],
    signatures: [],
    parameters: [],
    returned: [],
    ...more,
  };
}
