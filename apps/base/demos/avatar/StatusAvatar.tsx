import { useState } from 'react';
import { Avatar } from '@base-ui/react/avatar';
import '../theme.css';
import './avatar.css';

const broken = 'data:image/png;base64,AAAA';

export default function StatusAvatar() {
  const [status, setStatus] = useState('idle');
  return (
    <div className="avatar-row">
      <Avatar.Root className="avatar">
        <Avatar.Image
          className="avatar-image"
          src={broken}
          alt=""
          onLoadingStatusChange={setStatus}
        />
        <Avatar.Fallback delay={300}>AB</Avatar.Fallback>
      </Avatar.Root>
      <span>Picture of Ana Beck: {status}</span>
    </div>
  );
}
