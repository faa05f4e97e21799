import type { CategoryWords } from '../categories.ts';

/** Category words in Hindi, in Devanagari and in common Latin transcription. */
export const words: CategoryWords = {
  groceries:
    'किराना|राशन|सब्ज़ी|सब्जी|फल|दूध|सुपरमार्केट|बाज़ार|बाजार|ब्रेड|आटा|kirana|ration|sabzi|doodh|bigbasket|blinkit|zepto|dmart',
  dining:
    'खाना|रात का खाना|दोपहर का खाना|नाश्ता|रेस्टोरेंट|रेस्तरां|पिज़्ज़ा|पिज्जा|चाय|कॉफ़ी|कॉफी|मिठाई|ढाबा|टिप|khana|nashta|chai|zomato|swiggy|biryani|बिरयानी',
  drinks: 'बीयर|शराब|वाइन|बार|कॉकटेल|पेय|daru|sharab|beer',
  transport: 'टैक्सी|बस|ट्रेन|मेट्रो|ऑटो|रिक्शा|ओला|उबर|~टिकट|auto|rickshaw|ola|metro',
  car: 'पेट्रोल|डीज़ल|डीजल|पार्किंग|टोल|गाड़ी किराया|गैराज|petrol|diesel|toll|parking|fastag',
  travel: 'उड़ान|फ़्लाइट|फ्लाइट|हवाई|एयरपोर्ट|यात्रा|सामान|वीज़ा|flight|yatra',
  lodging: 'होटल|हॉस्टल|ठहरना|गेस्ट हाउस|धर्मशाला|oyo|hotel',
  rent: 'किराया|मकान|जमा|kiraya|rent',
  utilities: 'बिजली|पानी|गैस|इंटरनेट|वाईफाई|फ़ोन|फोन|मोबाइल|रिचार्ज|कूड़ा|bijli|recharge|broadband',
  household: 'सफ़ाई|सफाई|फर्नीचर|साबुन|डिटर्जेंट|औज़ार|लैंप|रसोई|पौधे|मरम्मत|safai|bartan',
  health: 'दवा|दवाई|दवाइयाँ|डॉक्टर|अस्पताल|दाँत|चश्मा|मालिश|dawai|medicine|doctor',
  entertainment: 'सिनेमा|फ़िल्म|फिल्म|मूवी|कॉन्सर्ट|संग्रहालय|थिएटर|चिड़ियाघर|खेल|मेला|movie|pvr',
  sports: 'जिम|योग|क्रिकेट|टेनिस|फुटबॉल|तैराकी|gym|cricket',
  shopping: 'कपड़े|जूते|शर्ट|जैकेट|अमेज़न|फ्लिपकार्ट|खरीदारी|नाई|kapde|flipkart|myntra',
  gifts: 'उपहार|तोहफ़ा|तोहफा|जन्मदिन|फूल|शादी|दान|gift|shaadi',
  subscriptions: 'सदस्यता|नेटफ्लिक्स|अखबार|hotstar|netflix',
  insurance: 'बीमा|bima',
  education: 'किताब|किताबें|कोर्स|स्कूल|कॉलेज|ट्यूशन|फीस|kitab|tuition',
  children: 'डायपर|आया|बच्चे|खिलौना|खिलौने',
  pets: 'कुत्ता|बिल्ली|पशु चिकित्सक',
  fees: 'शुल्क|टैक्स|बैंक|जुर्माना|चालान|कूरियर|डाक|challan',
};
