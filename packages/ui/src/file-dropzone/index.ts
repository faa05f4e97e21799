export { FileDropzone, type FileDropzoneProps } from './file-dropzone.tsx';
