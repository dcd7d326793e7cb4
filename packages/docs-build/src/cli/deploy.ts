import path from 'node:path';
import { buildFolder } from 'docs-shell/page-document';
import pc from 'picocolors';
import { productTable } from 'products';
import { securityHeaders } from '../deploy/rules/security-headers';
import type { TargetName } from '../deploy/targets';
import { pruneSite } from '../deploy/prune-site';
import { writeDeployment, type Deployment } from '../deploy/write-deployment';
import { loadSiteConfig } from './load-site-config';
import { planDeployment } from './deploy-plan';
import { parseDeployArgs, type DeployArgs } from './parse-deploy-args';
import { requireBuiltSite } from './require-built-site';

/**
 * `docs deploy`: compares a built product, or an assembled site, with what is live (`--plan`), writes it in the form that a
 * host takes (`--target`), or removes old assets and removed pages from a folder that is served (`--prune`).
 */
export async function deploy(appDir: string, args: readonly string[]): Promise<void> {
  const given = parseDeployArgs(args);
  const { target, plan, prune } = given;
  if (prune !== undefined) {
    const { removedAssets, keptAssetCount, removedPages } = await pruneSite(
      path.resolve(appDir, prune),
    );
    const lines = [
      `${pc.green('docs deploy')}  ${removedAssets.length} assets removed, ${keptAssetCount} kept`,
      ...removedPages.map((file) => `  - ${file}`),
    ];
    process.stdout.write(`${lines.join('\n')}\n`);
    return;
  }
  const from = path.resolve(appDir, given.from);
  const folder = { command: 'docs deploy', argument: '--from', appDir, folder: given.from };
  await requireBuiltSite(folder);
  if (plan !== undefined) await planDeployment(from, plan);
  if (target) {
    const to = given.to ?? path.posix.join(buildFolder, 'deploy', target);
    print(await writeTarget(appDir, { ...given, target, from, to }), to);
  }
}

async function writeTarget(
  appDir: string,
  {
    target,
    from,
    to,
    live,
    ...given
  }: DeployArgs & { readonly target: TargetName; readonly to: string },
): Promise<Deployment> {
  const { canonicalOrigin } = loadSiteConfig(process.env);
  const { root, listen, serverName, feedbackService } = given;
  return writeDeployment({
    target,
    from,
    to: path.resolve(appDir, to),
    productTable,
    rules: {
      headers: securityHeaders(process.env),
      ...(canonicalOrigin !== undefined && { origin: canonicalOrigin }),
    },
    settings: {
      ...(root !== undefined && { root }),
      ...(listen !== undefined && { listen }),
      ...(serverName !== undefined && { serverName }),
      ...(feedbackService !== undefined && { feedbackService }),
    },
    keep: given.keep,
    ...(live !== undefined && { live }),
  });
}

function print(deployment: Deployment, to: string): void {
  const { fileCount, keptCount, bytes, configFiles, notes } = deployment;
  const lines = [
    `${pc.green('docs deploy')}  ${deployment.target.title}: ${to}`,
    `  ${fileCount} files, ${(bytes / 1024 / 1024).toFixed(1)} MiB, ${keptCount} of them assets of earlier builds`,
    `  ${configFiles.slice(0, 8).join(', ')}${configFiles.length > 8 ? ` and ${configFiles.length - 8} more` : ''}`,
    ...notes.map((note) => `  ${pc.yellow(note)}`),
    ...(deployment.target.cannot.length > 0 ? ['', 'What this host cannot do:'] : []),
    ...deployment.target.cannot.map((sentence) => `  - ${sentence}`),
    '',
    `Next: cd ${to}`,
    `      ${deployment.next}`,
  ];
  process.stdout.write(`${lines.join('\n')}\n`);
}
