// webpack without configuration; the command line names the page's folder and the output's.
import webpack from 'webpack';

const [, , folder, out] = process.argv;
webpack(
  {
    mode: 'production',
    performance: { hints: false },
    context: folder,
    entry: './main.js',
    output: { path: out, filename: 'main.js' },
  },
  (error, stats) => {
    const { errors, warnings } = stats?.toJson({ all: false, errors: true, warnings: true }) ?? { errors: [error] };
    for (const { message } of [...errors, ...warnings]) console.log(message);
    process.exitCode = error || errors.length || warnings.length ? 1 : 0;
  },
);
