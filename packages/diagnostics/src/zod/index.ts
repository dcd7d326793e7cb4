export { formatPath } from './format-path';
export {
  parseWithDiagnostics,
  type ParseContext,
  type ParseResult,
} from './parse-with-diagnostics';
