import { useState } from 'react';
import { Button } from '@base-ui/react/button';
import '../theme.css';
import './button.css';

export default function BasicButton() {
  const [isFollowing, setFollowing] = useState(false);

  return (
    <div className="button-row">
      <Button className="button" onClick={() => setFollowing(!isFollowing)}>
        {isFollowing ? 'Unfollow' : 'Follow'}
      </Button>
      <span role="status">{isFollowing ? 'You follow Harbor News.' : ''}</span>
    </div>
  );
}
