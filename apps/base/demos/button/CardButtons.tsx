import { useState } from 'react';
import { Button } from '@base-ui/react/button';
import '../theme.css';
import './button.css';

const tickets = [
  { name: 'Day ticket', price: '€12', soldOut: false },
  { name: 'Weekend ticket', price: '€20', soldOut: false },
  { name: 'Season ticket', price: '€90', soldOut: true },
];

export default function CardButtons() {
  const [chosen, setChosen] = useState('');

  return (
    <div className="button-page">
      <div className="button-cards">
        {tickets.map(({ name, price, soldOut }) => (
          <Button
            key={name}
            className="button-card"
            nativeButton={false}
            render={<div />}
            disabled={soldOut}
            onClick={() => setChosen(name)}
          >
            <h3>{name}</h3>
            <p>{soldOut ? 'Sold out' : price}</p>
          </Button>
        ))}
      </div>
      <p className="button-text" role="status">
        {chosen ? `In your cart: ${chosen}` : 'Your cart is empty.'}
      </p>
    </div>
  );
}
