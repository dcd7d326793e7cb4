import { describe, expect, it } from 'vitest';
import { isBot } from './is-bot';

const windows = 'Mozilla/5.0 (Windows NT 10.0; Win64; x64)';
const chrome = 'AppleWebKit/537.36 (KHTML, like Gecko) Chrome/140.0.0.0 Safari/537.36';

describe('isBot', () => {
  it.each([
    [`Mozilla/5.0 ${chrome} (compatible; Googlebot/2.1; +http://www.google.com/bot.html)`],
    ['Mozilla/5.0 (compatible; bingbot/2.0; +http://www.bing.com/bingbot.htm)'],
    ['Mozilla/5.0 (compatible; Yahoo! Slurp; http://help.yahoo.com/help/us/ysearch/slurp)'],
    ['Mozilla/5.0 (compatible; Baiduspider/2.0; +http://www.baidu.com/search/spider.html)'],
    ['DuckDuckBot/1.1; (+http://duckduckgo.com/duckduckbot.html)'],
    ['facebookexternalhit/1.1 (+http://www.facebook.com/externalhit_uatext.php)'],
    [`${windows} ${chrome} Chrome-Lighthouse`],
    [`Mozilla/5.0 ${chrome} (compatible; Google-InspectionTool/1.0;)`],
    ['ia_archiver (+http://www.alexa.com/site/help/webmasters; crawler@alexa.com)'],
    ['Mediapartners-Google'],
    ['Mozilla/5.0 (compatible; GPTBot/1.2; +https://openai.com/gptbot)'],
    ['SkypeUriPreview Preview/0.5'],
  ])('recognizes the bot %s', (userAgent) => {
    expect(isBot(userAgent)).toBe(true);
  });

  it.each([
    [`${windows} ${chrome}`],
    [`${windows} ${chrome.replace('Chrome', 'HeadlessChrome')}`],
    [`${windows} ${chrome} Edg/140.0.0.0`],
    ['Mozilla/5.0 (Macintosh; Intel Mac OS X 14.7; rv:144.0) Gecko/20100101 Firefox/144.0'],
    [
      'Mozilla/5.0 (iPhone; CPU iPhone OS 18_0 like Mac OS X) AppleWebKit/605.1.15 (KHTML, like Gecko) Version/18.0 Mobile/15E148 Safari/604.1',
    ],
    ['Mozilla/5.0 (Linux; Android 13; CUBOT P80) AppleWebKit/537.36 (KHTML, like Gecko) Mobile'],
    [''],
  ])('accepts the browser %s', (userAgent) => {
    expect(isBot(userAgent)).toBe(false);
  });
});
