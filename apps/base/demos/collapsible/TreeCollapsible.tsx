import { Collapsible } from '@base-ui/react/collapsible';
import '../theme.css';
import './collapsible.css';

interface Folder {
  name: string;
  files: string[];
  folders?: Folder[];
}

const recipes: Folder = {
  name: 'Recipes',
  files: ['Sourdough.txt'],
  folders: [
    { name: 'Cakes', files: ['Plum cake.txt', 'Carrot cake.txt'] },
    { name: 'Rolls', files: ['Cinnamon rolls.txt'] },
  ],
};

export default function TreeCollapsible() {
  return (
    <div className="collapsible">
      <FolderRow folder={recipes} defaultOpen />
    </div>
  );
}

function FolderRow({ folder, defaultOpen }: { folder: Folder; defaultOpen?: boolean }) {
  const { name, files, folders = [] } = folder;

  return (
    <Collapsible.Root defaultOpen={defaultOpen}>
      <Collapsible.Trigger className="collapsible-trigger">{name}</Collapsible.Trigger>
      <Collapsible.Panel className="collapsible-panel">
        <ul className="collapsible-tree">
          {folders.map((inner) => (
            <li key={inner.name}>
              <FolderRow folder={inner} />
            </li>
          ))}
          {files.map((file) => (
            <li key={file} className="collapsible-file">
              {file}
            </li>
          ))}
        </ul>
      </Collapsible.Panel>
    </Collapsible.Root>
  );
}
