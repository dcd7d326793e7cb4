import { Separator } from '@base-ui/react/separator';
import '../theme.css';
import './separator.css';

const items = [
  { name: 'Dark roast, 1 kg', price: 24 },
  { name: 'Paper filters', price: 6 },
];

const shipping = 5;
const total = items.reduce((sum, { price }) => sum + price, shipping);

export default function OrderSeparator() {
  return (
    <section className="separator-card" aria-label="Your order">
      <div className="separator-sums">
        {items.map(({ name, price }) => (
          <Row key={name} name={name} price={price} />
        ))}
        <Separator className="separator" />
        <Row name="Shipping" price={shipping} />
        <Separator className="separator" />
        <Row name="Total" price={total} />
      </div>
    </section>
  );
}

function Row({ name, price }: { name: string; price: number }) {
  return (
    <>
      <span>{name}</span>
      <span>€{price}.00</span>
    </>
  );
}
