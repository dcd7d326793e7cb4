import { describe, expect, it } from 'vitest';
import { resolveFeedback } from './resolve-feedback';

const page = '/joy-ui/react-box/';

describe('resolveFeedback', () => {
  it.each([
    [undefined, { feedback: { url: '/api/feedback', page } }],
    ['https://feedback.example/v1/', { feedback: { url: 'https://feedback.example/v1', page } }],
    ['off', {}],
  ])('%s', (feedbackUrl, expected) => {
    const config = { links: {}, ...(feedbackUrl !== undefined && { feedbackUrl }) };
    expect(resolveFeedback('/joy-ui/react-box', config)).toEqual(expected);
  });
});
