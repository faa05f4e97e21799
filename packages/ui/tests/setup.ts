import '../src/styles.css';
