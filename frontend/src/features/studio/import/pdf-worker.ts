// Bundled as a worker of our own origin, as the content policy requires.
import 'pdfjs-dist/legacy/build/pdf.worker.mjs';
