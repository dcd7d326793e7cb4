import { useState } from 'react';
import { Toggle } from '@base-ui/react/toggle';
import '../theme.css';
import './toggle.css';

const recipes = ['Lentil soup', 'Mushroom risotto', 'Plum cake'];

export default function BookmarkToggles() {
  const [saved, setSaved] = useState(['Plum cake']);

  const save = (recipe: string, isSaved: boolean) => {
    setSaved(isSaved ? [...saved, recipe] : saved.filter((other) => other !== recipe));
  };

  return (
    <div>
      <ul className="toggle-rows">
        {recipes.map((recipe) => (
          <li key={recipe} className="toggle-row">
            {recipe}
            <Toggle
              className="toggle toggle-alone"
              aria-label={`Save ${recipe}`}
              pressed={saved.includes(recipe)}
              onPressedChange={(isSaved) => save(recipe, isSaved)}
            >
              {saved.includes(recipe) ? '★' : '☆'} Save
            </Toggle>
          </li>
        ))}
      </ul>
      <p className="toggle-text" role="status">
        Saved recipes: {saved.length}
      </p>
    </div>
  );
}
